/** Abbreviations whose full stop does not end a sentence: "art. 62", "np. 5", "tys. zł". */
const abbreviations =
  "art|ust|pkt|poz|nr|ok|np|min|maks|tys|godz|ul|al|im|św|tj|tzw|m\\.in|Dz|kat|śr|zob|por|rozdz|proc";
const sentenceEnd = new RegExp(`(?<!(?<!\\p{L})(?:${abbreviations})\\.)(?<=[.!?…])\\s+(?=[\\p{Lu}„({\\d])`, "u");

export const sentencesOf = (text: string): string[] => text.split(sentenceEnd).map((sentence) => sentence.trim());
