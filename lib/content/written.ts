/**
 * The door to content/: its records as they stand in their files, keys of facts in place. No other file imports from
 * content/. Checks, forms, figures and the table of collections read here; what a page shows comes from get() in
 * records.ts. Order of this folder: written → hidden → claims → figures → prepare → collections → records.
 */
export * from "@/content/calculators";
export * from "@/content/cities";
export * from "@/content/claims";
export * from "@/content/contact";
export * from "@/content/dla-firm";
export * from "@/content/estimate";
export * from "@/content/examples";
export * from "@/content/facts";
export * from "@/content/gallery";
export * from "@/content/guide-index";
export * from "@/content/guides";
export * from "@/content/home";
export * from "@/content/house";
export * from "@/content/layout";
export * from "@/content/map";
export * from "@/content/names";
export * from "@/content/not-found";
export * from "@/content/offer";
export * from "@/content/papers";
export * from "@/content/plans";
export * from "@/content/privacy";
export * from "@/content/protocol";
export * from "@/content/publishing";
export * from "@/content/redirects";
export * from "@/content/reviews";
export * from "@/content/search-synonyms";
export * from "@/content/search-topics";
export * from "@/content/services";
export * from "@/content/services-page";
export * from "@/content/site";
export * from "@/content/situations";
export * from "@/content/small-calculators";
export * from "@/content/thanks";
export * from "@/content/words";
