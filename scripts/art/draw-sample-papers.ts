/**
 * Draws made-up papers as a phone would photograph them: pages and cards, in both scripts, on tables, in uneven light. The
 * limits of renderer/src/ui/files/quality are measured on them (docs/picture-hints.md). Run it after a change here, then the
 * test beside them: `node scripts/art/draw-sample-papers.ts`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withDrawingBoard } from '#scripts/art/drawing.ts';
import { CHECKOUT } from '#scripts/lib/places.ts';

const FOLDER = join(CHECKOUT, 'tests/support/samples/papers');
const UPRIGHT = { width: 1200, height: 1600 };
const LYING = { width: 1600, height: 1200 };
const WEBP_QUALITY = 72;

const ENGLISH =
  'The borrower repays the loan in thirty-six monthly instalments, the first of which falls due on the fifth day of the month after the vehicle is delivered. The rate of interest is fixed for the whole term. A payment that arrives late bears interest from the day on which it was due.';
const HINDI =
  'उधार लेने वाला व्यक्ति लोन को छत्तीस मासिक किस्तों में चुकाएगा। पहली किस्त गाड़ी मिलने के अगले महीने की पाँच तारीख को देनी होगी। ब्याज की दर पूरी अवधि के लिए एक ही रहेगी। देर से दी गई किस्त पर उसी दिन से ब्याज लगेगा जिस दिन वह देनी थी।';

const repeated = (times: number, line: (index: number) => string) =>
  Array.from({ length: times }, (_, index) => line(index)).join('');

/** A table as a bank prints it. */
const payments = (rows: number) =>
  `<table>${repeated(
    rows,
    (row) =>
      `<tr><td>${String((row % 28) + 1).padStart(2, '0')}-0${(row % 6) + 4}-2026</td><td>UPI/${(728_163 * (row + 3)) % 999_983}/MADEUP STORE ${row}</td><td>${(row * 379) % 4000}.00</td><td>${20_000 + ((row * 733) % 9000)}.50</td></tr>`,
  )}</table>`;

const qrCode = `<svg class="qr" viewBox="0 0 25 25">${repeated(625, (index) => (((index * 7919) >> 3) % 2 === 0 ? `<rect x="${index % 25}" y="${Math.floor(index / 25)}" width="1" height="1"/>` : ''))}</svg>`;

const face = `<svg class="face" viewBox="0 0 60 75"><defs><radialGradient id="skin"><stop offset="0" stop-color="#c79a74"/><stop offset="1" stop-color="#7a5238"/></radialGradient></defs><rect width="60" height="75" fill="#b9cbd8"/><ellipse cx="30" cy="75" rx="26" ry="20" fill="#3c4a66"/><ellipse cx="30" cy="34" rx="16" ry="20" fill="url(#skin)"/><path d="M13 30a17 19 0 0 1 34 0q-6-9-17-9t-17 9" fill="#1d1613"/><circle cx="24" cy="33" r="1.8"/><circle cx="36" cy="33" r="1.8"/><path d="M24 44q6 4 12 0" fill="none" stroke="#5b2a22" stroke-width="1.5"/></svg>`;

const STYLE = `<style>
  body { font: 20px/1.45 'Noto Sans', 'Noto Sans Devanagari', sans-serif; color: #161616; width: 100vw; height: 100vh; overflow: hidden; }
  .page { box-sizing: border-box; width: 1080px; height: 1500px; margin: 50px auto; padding: 80px; background: #fbfaf6; overflow: hidden; }
  .card { box-sizing: border-box; width: 1150px; height: 725px; padding: 50px; border-radius: 36px; background: linear-gradient(120deg, #fff, #dce9f2); font-size: 34px; position: absolute; left: 225px; top: 240px; }
  .wood { background: repeating-linear-gradient(93deg, #8a5c36 0 14px, #7f5330 14px 31px, #91643c 31px 40px); }
  .cloth { background: repeating-conic-gradient(#8d99a8 0 25%, #97a3b1 0 50%) 0 0 / 8px 8px; }
  .plain { background: #b9b4aa; }
  .face { width: 210px; float: left; margin-right: 40px; } .qr { width: 260px; float: right; }
  h1 { font-size: 36px; } table { width: 100%; font-size: 17px; border-collapse: collapse; } td { border-bottom: 1px solid #999; padding: 3px 6px; }
  .faint { color: #6d6a63; font-family: 'DejaVu Sans Mono', monospace; } .script { font: italic 30px/1.8 'Z003', 'URW Chancery L', cursive; color: #23358c; }
  .shade::after { content: ''; position: fixed; inset: 0; background: linear-gradient(115deg, rgb(0 0 0 / 0) 30%, rgb(0 0 0 / .45)); }
</style>`;

const PAPERS = {
  letter: [
    UPRIGHT,
    `<body class="plain"><div class="page"><h1>Loan agreement</h1>${repeated(7, () => `<p>${ENGLISH}</p>`)}</div>`,
  ],
  'letter-in-hindi': [
    UPRIGHT,
    `<body class="wood shade"><div class="page" style="transform:rotate(-2deg)"><h1>लोन का करार</h1>${repeated(6, () => `<p>${HINDI}</p>`)}</div>`,
  ],
  statement: [
    UPRIGHT,
    `<body class="plain shade"><div class="page"><h1>Account statement</h1>${payments(42)}</div>`,
  ],
  bill: [
    UPRIGHT,
    `<body class="cloth"><div class="page" style="transform:rotate(1.5deg)"><h1>बिजली बिल / Electricity bill</h1><p>Consumer number 4810 2291 73<br>Amount due ₹1,284<br>Due date 14 November 2026</p><p style="margin-top:900px">${HINDI}</p></div>`,
  ],
  passbook: [
    LYING,
    `<body class="wood"><div class="page faint" style="width:1400px;height:1080px;background:#e9e2cd;transform:rotate(-1deg)">${payments(24)}</div>`,
  ],
  form: [
    UPRIGHT,
    `<body class="plain shade"><div class="page"><h1>Form 60</h1>${repeated(11, (index) => `<p>${index + 1}. Particulars of the person<br><span class="script">Made-up Kumar, Lucknow ${index * 37}</span></p><hr>`)}</div>`,
  ],
  'aadhaar-card': [
    LYING,
    `<body class="wood"><div class="card" style="transform:rotate(3deg)"><b>भारत सरकार / Government of India</b><hr>${face}${qrCode}<p>बनावटी कुमार<br>Banavati Kumar<br>जन्म तिथि / DOB: 01/01/1987<br>पुरुष / MALE</p><h1>XXXX XXXX 4321</h1></div>`,
  ],
  'pan-card': [
    LYING,
    `<body class="cloth shade"><div class="card" style="background:linear-gradient(90deg,#a8cfe0,#e6d6b4)"><b>INCOME TAX DEPARTMENT</b><hr>${face}<p>BANAVATI KUMAR<br>RAM KUMAR<br>01/01/1987</p><h1>AAAPZ9999Z</h1><p class="script">B. Kumar</p></div>`,
  ],
  'driving-licence': [
    LYING,
    `<body class="plain"><div class="card" style="width:900px;height:570px;left:350px;top:315px;font-size:23px;background:#f1dfcf"><b>Union of India · Driving licence</b><hr>${face}<p>UP32 20990000000<br>Issued 04-05-2019, valid till 03-05-2039<br>Name: BANAVATI KUMAR<br>S/D/W of: RAM KUMAR<br>COV: LMV, 3W-T</p><p>${ENGLISH.slice(0, 90)}</p></div>`,
  ],
  'page-far-away': [
    LYING,
    `<body class="wood shade"><div class="page" style="width:900px;height:1180px;margin-top:10px;padding:60px;font-size:15px;transform:rotate(2deg)"><h1>Rent agreement</h1>${repeated(6, () => `<p>${ENGLISH}</p>`)}</div>`,
  ],
} as const;

await mkdir(FOLDER, { recursive: true });
await withDrawingBoard(async (draw) => {
  for (const [name, [size, html]] of Object.entries(PAPERS)) {
    await writeFile(
      join(FOLDER, `${name}.webp`),
      await draw(STYLE + html, size, 'webp', WEBP_QUALITY),
    );
  }
});
