import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { logoAsSvg } from '#scripts/brand/logo.ts';

const svg = (content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${content}</svg>`);
const pixels = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a1f5c' } });

describe('a logo', () => {
  it('is taken as SVG as it is', async () => {
    const logo = svg('<title>Sugam</title><circle cx="20" cy="20" r="19" fill="#7a1f5c"/>');
    expect(await logoAsSvg(logo)).toEqual({ ok: true, value: logo.toString() });
  });

  it('may fill a shape with a gradient of its own', async () => {
    const gradient = '<linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient>';
    const logo = svg(`<defs>${gradient}</defs><rect width="40" height="40" fill="url(#a)"/>`);
    expect((await logoAsSvg(logo)).ok).toBe(true);
  });

  it('is put into SVG as PNG', async () => {
    const logo = await logoAsSvg(await pixels(300, 260).png().toBuffer());
    expect(logo).toMatchObject({
      ok: true,
      value: expect.stringMatching(/viewBox="0 0 300 260".*href="data:image\/png;base64,/),
    });
  });

  it.each([
    ['<script>alert(1)</script>', /has <script>/],
    ['<foreignObject/>', /has <foreignObject>/],
    ['<image href="https://elsewhere.example/a.png"/>', /has <image>/],
    ['<use href="#a"/>', /has <use>/],
    ['<animate attributeName="x"/>', /has <animate>/],
    ['<style>@import "a.css"</style>', /has <style>/],
    ['<a><path d="M0 0h9"/></a>', /has <a>/],
    ['<path d="M0 0h9" onload="alert(1)"/>', /has onload on <path>/],
    ['<path d="M0 0h9" style="fill:red"/>', /has style on <path>/],
    ['<path d="M0 0h9" fill="url(https://elsewhere.example/a)"/>', /has fill on <path>/],
    ['<?xml-stylesheet href="a.css"?>', /has <\?xml-stylesheet\?>/],
    ['<path d="M0 0h9">', /is neither well-formed SVG nor PNG/],
  ])('is refused as SVG with %s', async (content, problem) => {
    expect(await logoAsSvg(svg(content))).toEqual({
      ok: false,
      failure: expect.stringMatching(problem),
    });
  });

  it('is refused with a document type, which could hold other things', async () => {
    const logo = Buffer.from(
      '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg"/>',
    );
    expect(await logoAsSvg(logo)).toMatchObject({
      ok: false,
      failure: expect.stringContaining('document type'),
    });
  });

  it('is refused where it is neither SVG nor PNG', async () => {
    const jpeg = await pixels(300, 300).jpeg().toBuffer();
    for (const file of [jpeg, Buffer.from('<html></html>'), Buffer.alloc(0)]) {
      expect((await logoAsSvg(file)).ok).toBe(false);
    }
  });

  it('is refused with too few pixels or too many bytes', async () => {
    expect(await logoAsSvg(await pixels(64, 300).png().toBuffer())).toMatchObject({
      failure: expect.stringContaining('has 64 × 300 pixels'),
    });
    expect(await logoAsSvg(svg(`<desc>${'x'.repeat(100_000)}</desc>`))).toMatchObject({
      failure: expect.stringContaining('may have 100000'),
    });
  });
});
