/** A picture of a device. Without a look it is a filled outline. */
export type Shape = { d: string; look?: "open" | "faint"; transform?: string };

type Pictures = Readonly<Record<string, readonly Shape[]>>;

/** Pictures of devices in the wide drawing, by circuit. */
export const widePictures: Pictures = {
  F1: [
    { d: "M648 520h24v26h-24zM652 526h16M646 511h28" },
    { d: "M514 294a6 6 0 1 1 12 0a6 6 0 1 1-12 0m1.8-4.2l8.4 8.4m0-8.4l-8.4 8.4" },
    { d: "M620 294a6 6 0 1 1 12 0a6 6 0 1 1-12 0m1.8-4.2l8.4 8.4m0-8.4l-8.4 8.4" },
    { d: "M684 477a6 6 0 1 1 12 0a6 6 0 1 1-12 0m1.8-4.2l8.4 8.4m0-8.4l-8.4 8.4" },
    { d: "M918 476h12v24h-12zM921 482h6" },
    { d: "M924 500c0 50 40 44 42 28", look: "open" },
    { d: "M560 315h20v6h-20z" },
  ],
  F2: [{ d: "M776 466h36v58h-36zM780 474h28v6h-28zM780 510h28v6h-28z" }],
  F3: [{ d: "M108 500h32v60h-32zM108 518h32M118 509h12M124 534l-5 9h9l-5 9" }],
  F4: [
    { d: "M404 455h24v30h-24zM404 465h24M404 475h24M408 460h6M408 470h6" },
    { d: "M406 424h14l-2 4h-10zM408 433q5 4 10 0M404 438q9 7 18 0", look: "open" },
  ],
  F5: [{ d: "M243 395h-5v4h10v-4zM238 399l-13 5 3 7 15-6z" }],
  F6: [{ d: "M408 326h22v24h-22zM412 331h14v6h-14M412 282q0-5 6-5t6 5z" }],
  F7: [{ d: "M500 457h72v6h-72zM580 478h10v16h-10zM580 486h10" }],
  F8: [{ d: "M778 624h24M782 630h16M786 636h8", look: "open" }],
  F9: [
    { d: "M450 548a8 8 0 0 1 16 0M451 540h14", look: "open" },
    { d: "M474 466a6 6 0 1 1 12 0a6 6 0 1 1-12 0m1.8-4.2l8.4 8.4m0-8.4l-8.4 8.4" },
  ],
  F10: [
    { d: "M52-12h82v4H52zM138-12h82v4h-82zM224-12h82v4h-82z", transform: "translate(510 140)rotate(40.04)" },
    {
      d: "M66-8v8M120-8v8M152-8v8M206-8v8M238-8v8M292-8v8",
      look: "faint",
      transform: "translate(510 140)rotate(40.04)",
    },
    { d: "M864 462h32v34h-32zM864 496l32-34M868 470h9M868 474h9M882 488q2.5-4 5 0t5 0" },
  ],
  F11: [{ d: "M862 506h36v54h-36zM872 516h16M876 522h8" }],
  F12: [
    { d: "M1124 504h52v44h-52zM1163 510v32M1169 510v32M1128 548v12M1172 548v12M1124 560h52" },
    { d: "M1128 526a15 15 0 1 1 30 0a15 15 0 1 1-30 0" },
    { d: "M1143 526q-10-2-8-11M1143 526q10-2 12 6M1143 526q-3 10-13 8", look: "open" },
    { d: "M996 434h40v7h-40z" },
  ],
};

/** Pictures in the narrow drawing. Those with a matrix are the wide ones, mirrored at 0.66 with the main house. */
export const narrowPictures: Pictures = {
  F1: [
    { d: "M648 520h24v26h-24zM652 526h16M646 511h28", transform: "matrix(-.66 0 0 .66 531.6 -66.4)" },
    { d: "M183.9 127.6a4.5 4.5 0 1 1 9.0 0a4.5 4.5 0 1 1-9.0 0m1.4-3.1l6.3 6.3m0-6.3l-6.3 6.3" },
    { d: "M113.9 127.6a4.5 4.5 0 1 1 9.0 0a4.5 4.5 0 1 1-9.0 0m1.4-3.1l6.3 6.3m0-6.3l-6.3 6.3" },
    { d: "M71.7 248.4a4.5 4.5 0 1 1 9.0 0a4.5 4.5 0 1 1-9.0 0m1.4-3.1l6.3 6.3m0-6.3l-6.3 6.3" },
    { d: "M186 438h11v22h-11zM189 443h5" },
    { d: "M191 460c0 40 12 44 14 30", look: "open" },
    { d: "M560 315h20v6h-20z", transform: "matrix(-.66 0 0 .66 531.6 -66.4)" },
  ],
  F2: [{ d: "M122 422h36v58h-36zM126 429h28v6h-28zM126 467h28v6h-28z" }],
  F3: [{ d: "M15 464h30v56H15zM15 480h30M23 472h14M31 490l-5 9h8l-5 9" }],
  F4: [
    {
      d: "M404 455h24v30h-24zM404 465h24M404 475h24M408 460h6M408 470h6",
      transform: "matrix(-.66 0 0 .66 531.6 -66.4)",
    },
    {
      d: "M406 424h14l-2 4h-10zM408 433q5 4 10 0M404 438q9 7 18 0",
      look: "open",
      transform: "matrix(-.66 0 0 .66 531.6 -66.4)",
    },
  ],
  F5: [{ d: "M243 395h-5v4h10v-4zM238 399l-13 5 3 7 15-6z", transform: "matrix(-.66 0 0 .66 531.6 -66.4)" }],
  F6: [
    { d: "M408 326h22v24h-22zM412 331h14v6h-14M412 282q0-5 6-5t6 5z", transform: "matrix(-.66 0 0 .66 531.6 -66.4)" },
  ],
  F7: [{ d: "M500 457h72v6h-72zM580 478h10v16h-10zM580 486h10", transform: "matrix(-.66 0 0 .66 531.6 -66.4)" }],
  F8: [{ d: "M122 572h24M126 578h16M130 584h8", look: "open" }],
  F9: [
    { d: "M450 548a8 8 0 0 1 16 0M451 540h14", look: "open", transform: "matrix(-.66 0 0 .66 531.6 -66.4)" },
    { d: "M210.3 241.2a4.5 4.5 0 1 1 9.0 0a4.5 4.5 0 1 1-9.0 0m1.4-3.1l6.3 6.3m0-6.3l-6.3 6.3" },
  ],
  F10: [
    {
      d: "M52-12h82v4H52zM138-12h82v4h-82zM224-12h82v4h-82z",
      transform: "matrix(-.66 0 0 .66 531.6 -66.4) translate(510 140)rotate(40.04)",
    },
    {
      d: "M66-8v8M120-8v8M152-8v8M206-8v8M238-8v8M292-8v8",
      look: "faint",
      transform: "matrix(-.66 0 0 .66 531.6 -66.4) translate(510 140)rotate(40.04)",
    },
    { d: "M74 422h30v34H74zM74 456l30-34M78 430h9M78 434h9M92 448q2.5-4 5 0t5 0" },
  ],
  F11: [{ d: "M71 466h36v54H71zM82 476h14M85 482h8" }],
  F12: [
    { d: "M322 464h52v44h-52zM361 470v32M367 470v32M326 508v12M370 508v12" },
    { d: "M326 486a15 15 0 1 1 30 0a15 15 0 1 1-30 0" },
    { d: "M341 486q-10-2-8-11M341 486q10-2 12 6M341 486q-3 10-13 8", look: "open" },
    { d: "M226 394h36v7h-36z" },
  ],
};
