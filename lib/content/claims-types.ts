import type { Text } from "./types";

/** What the firm claims and can prove. The proofs stand in content/site.ts. */
export type ClaimKey =
  | "kwalifikacje"
  | "certyfikaty"
  | "oc"
  | "koncesja"
  | "rejestr"
  | "gwarancja"
  | "mierniki"
  | "klienci";

/** A wording with its proof, and one that needs none. Words in brackets are replaced by the firm's data. */
type Wording = { proven: string; open: string };

export type Claim = {
  /** Name of the row, up to 22 characters. */
  title: string;
  /** What is claimed; shown beside its proof only. Up to 90 characters. */
  finding: string;
  /** One line of proof for each document. The words it may hold are named beside it in content/claims.ts. */
  proof: string;
  /** What to ask any contractor, up to 40 characters. */
  question: Text;
  /** How the answer is checked, up to 130 characters. */
  check: Text;
  /**
   * `{dowod.KEY}`: a clause that begins with a small letter and has no full stop. As a sentence: `{dowod.KEYZdanie}`.
   */
  words: Wording;
  /** `{dowod.KEYKrotko}`: for badges and rows, begins with a capital letter, up to 34 characters. */
  short: Wording;
  /** `{dowod.KEYWiersz}`: stands after the name of the claim ("Gwarancja: …"), up to 60 characters where it is open. */
  row?: Wording;
};

/** Words of the table of claims. */
export type ClaimTableTexts = {
  /** Table of claims with proof. `day` stands before the day of the build. */
  proven: { caption: string; day: string; columns: readonly [string, string, string, string] };
  /** Table of questions: the claims without proof. */
  open: { caption: string; when: string; columns: readonly [string, string, string] };
  /** Word of the result column. */
  result: string;
};
