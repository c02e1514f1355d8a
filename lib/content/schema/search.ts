import { code, link, list, record, type SitePath } from "./fields";

/** Words people use for something with another name in the texts. */
export const synonym = record({
  words: list(code("słowo"), "słowa", { hint: "co ludzie wpisują, w dowolnej formie" }),
  means: list(code("słowo"), "znaczy", { hint: "co mówią teksty" }),
});

/** What people look for in their own words, and the page that answers it. */
export const searchTopic = record({
  page: link<SitePath>("strona", "która odpowiada"),
  words: list(code("zwroty"), "zwroty", { hint: "co ludzie wpisują, po przecinku; każde słowo w dowolnej formie" }),
});
