import type { NotFoundPage } from "@/lib/content/types";

export const notFound: NotFoundPage = {
  meta: {
    title: "404. Nie znaleziono strony",
    description:
      "Strona nie istnieje albo została przeniesiona. Przejdź na stronę główną albo do listy usług elektrycznych.",
    keywords: ["nie znaleziono strony"],
    noIndex: true,
  },
  code: "404",
  title: "Nie znaleziono strony",
  text: "Przepraszamy, ta strona nie istnieje albo została przeniesiona.",
  home: { label: "Strona główna", to: "/" },
  services: { label: "Usługi", to: "/uslugi" },
  danger: "{zasada.dym}",
  emergency: { label: "Nie ma prądu? Co zrobić od razu", to: "/poradnik/awarie" },
};
