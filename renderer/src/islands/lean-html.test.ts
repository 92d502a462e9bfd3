import { describe, expect, test } from 'vitest';
import {
  onlyUsedRules,
  renamedHtml,
  renamedStyles,
  shortNames,
  withoutPartNames,
  withoutSequences,
} from '#renderer/islands/lean-html.ts';

describe('a page before hydration', () => {
  test('drops the names of style sets', () => {
    expect(withoutSequences('<p class="own ___1wmbzdx_x fkfq4zb fy9rknc">___1wmbzdx</p>')).toBe(
      '<p class="own fkfq4zb fy9rknc">___1wmbzdx</p>',
    );
  });

  test('keeps the rules of the classes it uses', () => {
    const styles =
      '<style>.f1a{color:red}.f2b:hover{color:blue}.f2b .fui-Icon,.f2b:focus .fui-Icon{top:0}</style>';
    expect(onlyUsedRules(styles, '<p class="f1a f2b">', [])).toBe(styles);
  });

  test('drops rules for states of controls inside islands, and keeps them outside', () => {
    const styles =
      '<style>.f1a{top:0}.f1a:hover{top:1px}.f2b:hover{top:2px}</style><style media="(forced-colors: active)">.f1a{color:Canvas}</style>';
    expect(onlyUsedRules(styles, '<p class="f2b">', ['<button class="f1a f2b">'])).toBe(
      '<style>.f1a{top:0}.f2b:hover{top:2px}</style>',
    );
  });

  test('drops part names that no rule uses', () => {
    expect(
      withoutPartNames(
        '<b class="fui-Button f1a"><i class="fui-Button__icon f2b"></i></b>',
        '<style>.f1a:hover .fui-Button__icon{top:0}</style>',
      ),
    ).toBe('<b class="f1a"><i class="fui-Button__icon f2b"></i></b>');
  });

  test('drops attributes that Griffel assumes', () => {
    expect(
      onlyUsedRules(
        '<style data-make-styles-bucket="d" data-priority="0" data-make-styles-rehydration="true">.f1a{top:0}</style><style data-make-styles-bucket="d" data-priority="-1">.f1a{left:0}</style>',
        '<p class="f1a">',
        [],
      ),
    ).toBe(
      '<style data-make-styles-bucket="d">.f1a{top:0}</style><style data-make-styles-bucket="d" data-priority="-1">.f1a{left:0}</style>',
    );
  });

  test('drops the base rules of components that it does not show', () => {
    expect(
      onlyUsedRules('<style>.r1f29yk{color:red}.r2x::after{top:0}</style>', '<p class="r2x">', []),
    ).toBe('<style>.r2x::after{top:0}</style>');
  });

  test('drops the rules of classes it does not use, wherever they are', () => {
    const styles =
      '<style>.f1a{color:red}.f1ab{top:0}@media (min-width: 1px){.f1ab{top:1px}}@media print{.f1a{top:2px}.f1ab{top:3px}}</style>';
    expect(onlyUsedRules(styles, '<p class="f1a">', [])).toBe(
      '<style>.f1a{color:red}@media print{.f1a{top:2px}}</style>',
    );
  });

  test('keeps every rule that is not of a Griffel class', () => {
    const styles =
      '<style>:root{--a:1}[data-s="0"]{color:red}@keyframes x{from{top:0}to{top:1px}}</style>';
    expect(onlyUsedRules(styles, '<p>', [])).toBe(styles);
  });

  test('shortens its own class names, and keeps Griffel’s for classes that islands use', () => {
    const html = '<p class="page-note f1a f2b"></p><p class="f3c">.f1a</p>';
    const names = shortNames(html, ['<p class="f2b">', '<p class="f9z">']);
    expect(renamedHtml(html, names)).toBe('<p class="page-note _0 f2b"></p><p class="_1">.f1a</p>');
    const styles =
      '<style>.f1a{color:red}.f2b{top:.5em}.f1a:hover>.f3c{top:0}@media print{.f3c{top:2px}.f1ab{top:3px}}</style>';
    expect(renamedStyles(styles, names)).toBe(
      '<style>._0{color:red}.f2b{top:.5em}._0:hover>._1{top:0}@media print{._1{top:2px}.f1ab{top:3px}}</style>',
    );
  });
});
