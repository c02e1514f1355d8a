/**
 * The site no longer does what the specification says: each of its statements that text or markup can show is a row of
 * tables/. What only a browser shows is in the *.spec.ts beside it.
 * @jest-environment jsdom
 */
import { isDemonstration, otherContent } from "./demonstration";
import type { Row } from "./rows";
import { calls } from "./tables/calls";
import { cities } from "./tables/cities";
import { constants } from "./tables/constants";
import { entities } from "./tables/entities";
import { frame } from "./tables/frame";
import { guides } from "./tables/guides";
import { home } from "./tables/home";
import { purpose } from "./tables/purpose";
import { services } from "./tables/services";

const tables: Readonly<Record<string, readonly Row[]>> = {
  "1 What the product does": purpose,
  "2 Shared layout": frame,
  "2 Home, offer": home,
  "2 Service pages": services,
  "2 Businesses, guides": guides,
  "2 Cities, contact": cities,
  "3 Entities": entities,
  "7 Calls": calls,
  "9 Constants": constants,
};

if (!isDemonstration) {
  // Jest by itself prints no names of skipped tests.
  process.stdout.write(`Skipped: ${otherContent}.\n`);
  test.skip(`the specification (skipped: ${otherContent})`, () => {});
} else
  for (const [name, rows] of Object.entries(tables))
    describe(name, () => {
      for (const [statement, where, check, reading] of rows)
        test(reading ? `${statement} [${reading}]` : statement, () => {
          for (const path of [where].flat())
            try {
              check(path);
            } catch (error) {
              if (error instanceof Error) error.message = `${path}: ${error.message}`;
              throw error;
            }
        });
    });
