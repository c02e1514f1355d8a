/** `npm run handbook:tables` writes the tables of fields into the handbook. */
import { readFileSync, writeFileSync } from "node:fs";
import { handbookFile, withTables } from "@/lib/tools/make/handbook";

writeFileSync(handbookFile, withTables(readFileSync(handbookFile, "utf8")));
