import type { House } from "@/lib/content/types";

/**
 * The house in section: its devices, and the circuits that lead to them. Coordinates are those of the wide drawing
 * (1200 × 560, from y 88) or of the narrow one for phones (390 × 600). A line is a list of its corners.
 */
export const house: House = {
  heading: "Wskaż miejsce w domu",
  lead: "Dotknij urządzenia na przekroju, a pokażemy usługę, która go dotyczy. Nazw nie musisz znać.",
  title: "Dom w przekroju: usługi na jednym schemacie",
  description:
    "Z rozdzielnicy w pomieszczeniu technicznym wychodzą obwody do kuchni, łazienki, salonu, kamery, alarmu, rolet, szafy LAN, pompy ciepła i ładowarki auta. Na dachu są panele, pod nimi falownik i magazyn energii. Kabel z ulicy wchodzi przez złącze przy ogrodzeniu, a uziom leży w gruncie.",
  street: "z ulicy",
  rooms: "część techniczna i garaż",
  lit: "F10",
  circuits: [
    {
      id: "F1",
      service: "instalacje",
      what: "kuchnia, łazienka, auto",
      wide: [
        [
          [780, 466],
          [780, 455],
          [643, 455],
          [643, 534],
          [648, 534],
        ],
        [
          [776, 466],
          [776, 459],
          [690, 459],
          [690, 471],
        ],
        [
          [784, 466],
          [784, 451],
          [639, 451],
          [639, 511],
          [646, 511],
        ],
        [
          [805, 466],
          [805, 430],
          [596, 430],
          [596, 318],
          [580, 318],
        ],
        [
          [596, 318],
          [596, 272],
        ],
        [
          [520, 288],
          [520, 272],
          [626, 272],
          [626, 288],
        ],
        [
          [806, 524],
          [806, 566],
          [910, 566],
          [910, 488],
          [918, 488],
        ],
      ],
      narrow: [
        [
          [151, 422],
          [151, 334],
          [49, 334],
          [49, 233.9],
          [107.2, 233.9],
          [107.2, 286],
          [103.9, 286],
        ],
        [
          [147, 422],
          [147, 338],
          [53, 338],
          [53, 237.9],
          [76.2, 237.9],
          [76.2, 244.5],
        ],
        [
          [155, 422],
          [155, 330],
          [45, 330],
          [45, 229.9],
          [111.2, 229.9],
          [111.2, 270.9],
          [105.2, 270.9],
        ],
        [
          [126, 422],
          [126, 354],
          [29, 354],
          [29, 217.4],
          [138.2, 217.4],
          [138.2, 143.5],
          [148.8, 143.5],
        ],
        [
          [138.2, 143.5],
          [138.2, 113.1],
        ],
        [
          [188.4, 123.7],
          [188.4, 113.1],
          [118.4, 113.1],
          [118.4, 123.7],
        ],
        [
          [152, 480],
          [152, 526],
          [180, 526],
          [180, 448],
          [186, 448],
        ],
      ],
    },
    {
      id: "F2",
      service: "rozdzielnice",
      what: "tu schodzą się obwody",
      wide: [
        [
          [776, 524],
          [812, 524],
        ],
      ],
      narrow: [
        [
          [122, 480],
          [158, 480],
        ],
      ],
    },
    {
      id: "F3",
      service: "przylacza",
      what: "kabel, złącze, licznik",
      wide: [
        [
          [0, 604],
          [116, 604],
          [116, 560],
        ],
        [
          [132, 560],
          [132, 604],
          [782, 604],
          [782, 524],
        ],
      ],
      narrow: [
        [
          [0, 552],
          [25, 552],
          [25, 520],
        ],
        [
          [37, 520],
          [37, 552],
          [126, 552],
          [126, 480],
        ],
      ],
    },
    {
      id: "F4",
      service: "sieci-lan",
      what: "szafa, Wi-Fi",
      wide: [
        [
          [795, 466],
          [795, 440],
          [444, 440],
          [444, 470],
          [428, 470],
        ],
        [
          [425, 455],
          [425, 427],
          [420, 427],
        ],
      ],
      narrow: [
        [
          [136, 422],
          [136, 346],
          [37, 346],
          [37, 224],
          [238.6, 224],
          [238.6, 243.8],
          [249.1, 243.8],
        ],
        [
          [251.1, 233.9],
          [251.1, 215.4],
          [254.4, 215.4],
        ],
      ],
    },
    {
      id: "F5",
      service: "monitoring",
      what: "kamera pod okapem",
      wide: [
        [
          [404, 460],
          [390, 460],
          [390, 312],
          [320, 312],
          [243, 377],
          [243, 395],
        ],
      ],
      narrow: [
        [
          [265, 237.2],
          [274.2, 237.2],
          [274.2, 139.5],
          [320.4, 139.5],
          [371.2, 182.4],
          [371.2, 194.3],
        ],
      ],
    },
    {
      id: "F6",
      service: "alarmy",
      what: "centrala, czujka dymu",
      wide: [
        [
          [800, 466],
          [800, 435],
          [439, 435],
          [439, 338],
          [430, 338],
        ],
        [
          [418, 326],
          [418, 282],
        ],
      ],
      narrow: [
        [
          [131, 422],
          [131, 350],
          [33, 350],
          [33, 220.7],
          [241.9, 220.7],
          [241.9, 156.7],
          [247.8, 156.7],
        ],
        [
          [255.7, 148.8],
          [255.7, 119.7],
        ],
      ],
    },
    {
      id: "F7",
      service: "smart-home",
      what: "roleta, panel",
      wide: [
        [
          [785, 466],
          [785, 450],
          [562, 450],
          [562, 457],
        ],
        [
          [586, 450],
          [586, 478],
        ],
      ],
      narrow: [
        [
          [146, 422],
          [146, 338],
          [45, 338],
          [45, 230.6],
          [160.7, 230.6],
          [160.7, 235.2],
        ],
        [
          [144.8, 230.6],
          [144.8, 249.1],
        ],
      ],
    },
    {
      id: "F8",
      service: "pomiary",
      what: "uziom, przewód PE",
      wide: [
        [
          [790, 524],
          [790, 624],
        ],
      ],
      narrow: [
        [
          [134, 480],
          [134, 572],
        ],
      ],
    },
    {
      id: "F9",
      service: "naprawy",
      what: "gniazdo, które wybija",
      wide: [
        [
          [790, 466],
          [790, 445],
          [458, 445],
          [458, 540],
        ],
        [
          [480, 445],
          [480, 460],
        ],
      ],
      narrow: [
        [
          [141, 422],
          [141, 342],
          [41, 342],
          [41, 227.3],
          [229.3, 227.3],
          [229.3, 290],
        ],
        [
          [214.8, 227.3],
          [214.8, 237.2],
        ],
      ],
    },
    {
      id: "F10",
      service: "fotowoltaika",
      what: "panele, falownik",
      wide: [
        [
          [750, 329],
          [750, 426],
          [880, 426],
          [880, 462],
        ],
        [
          [864, 478],
          [812, 478],
        ],
      ],
      narrow: [
        [
          [36.6, 150.7],
          [36.6, 204],
          [23, 204],
          [23, 362],
          [89, 362],
          [89, 422],
        ],
        [
          [104, 440],
          [122, 440],
        ],
      ],
    },
    {
      id: "F11",
      service: "magazyny-energii",
      what: "bateria przy falowniku",
      wide: [
        [
          [880, 496],
          [880, 506],
        ],
      ],
      narrow: [
        [
          [89, 456],
          [89, 466],
        ],
      ],
    },
    {
      id: "F12",
      service: "energooszczedne",
      what: "pompa ciepła, LED",
      wide: [
        [
          [800, 524],
          [800, 571],
          [1150, 571],
          [1150, 546],
        ],
        [
          [796, 524],
          [796, 575],
          [1101, 575],
          [1101, 441],
          [1036, 441],
        ],
      ],
      narrow: [
        [
          [146, 480],
          [146, 531],
          [348, 531],
          [348, 506],
        ],
        [
          [142, 480],
          [142, 535],
          [303, 535],
          [303, 400],
          [262, 400],
        ],
      ],
    },
  ],
  devices: [
    {
      name: "Kuchnia: płyta, piekarnik, gniazda nad blatem",
      circuit: "F1",
      wide: { tag: [697, 538], leader: [672, 538], hit: [640, 462, 76, 86] },
      narrow: { tag: [119, 287], hit: [78, 240, 60, 60] },
    },
    {
      name: "Łazienka i oświetlenie piętra",
      circuit: "F1",
      wide: { tag: [537, 336], hit: [500, 304, 92, 56] },
      narrow: { hit: [144, 112, 56, 62] },
    },
    {
      name: "Ładowarka auta",
      circuit: "F1",
      wide: { tag: [933, 458], hit: [908, 444, 60, 84] },
      narrow: { hit: [172, 424, 56, 66] },
    },
    {
      name: "Rozdzielnica główna",
      circuit: "F2",
      wide: { tag: [837, 510], leader: [812, 510], hit: [764, 460, 56, 70] },
      narrow: { tag: [140, 452], hit: [114, 418, 58, 66] },
    },
    {
      name: "Złącze kablowo-pomiarowe i kabel z ulicy",
      circuit: "F3",
      wide: { tag: [124, 482], hit: [96, 468, 56, 96] },
      narrow: { tag: [30, 450], hit: [0, 436, 56, 88] },
    },
    {
      name: "Szafa LAN i punkt dostępowy Wi-Fi",
      circuit: "F4",
      wide: { tag: [368, 474], hit: [348, 424, 84, 62] },
      narrow: { tag: [281, 262], hit: [250, 212, 58, 64] },
    },
    {
      name: "Kamera pod okapem",
      circuit: "F5",
      wide: { tag: [205, 408], hit: [180, 380, 74, 58] },
      narrow: { tag: [365, 222], hit: [336, 188, 54, 54] },
    },
    {
      name: "Centrala alarmowa i czujka",
      circuit: "F6",
      wide: { tag: [415, 366], hit: [378, 274, 58, 104] },
      narrow: { tag: [259, 179], hit: [234, 116, 58, 76] },
    },
    {
      name: "Roleta i panel KNX",
      circuit: "F7",
      wide: { tag: [574, 540], leader: [585, 494], hit: [496, 454, 98, 64] },
      narrow: { tag: [173, 266], hit: [138, 234, 57, 56] },
    },
    {
      name: "Uziom z zaciskiem kontrolnym",
      circuit: "F8",
      wide: { tag: [825, 606], hit: [770, 586, 78, 60] },
      narrow: { tag: [155, 556], hit: [114, 536, 62, 56] },
    },
    {
      name: "Gniazdo w salonie, które wybija",
      circuit: "F9",
      wide: { tag: [479, 522], hit: [438, 500, 58, 58] },
      narrow: { tag: [213, 272], hit: [195, 246, 55, 56] },
    },
    {
      name: "Panele i falownik",
      circuit: "F10",
      wide: { tag: [687, 206], hit: [556, 158, 200, 142] },
      narrow: { tag: [68, 72], hit: [30, 36, 112, 116] },
    },
    {
      name: "Magazyn energii",
      circuit: "F11",
      wide: { tag: [837, 541], leader: [862, 541], hit: [852, 502, 56, 60] },
      narrow: { tag: [89, 503], hit: [58, 460, 56, 62] },
    },
    {
      name: "Pompa ciepła i lampy LED",
      circuit: "F12",
      wide: { tag: [1150, 484], hit: [1120, 470, 60, 92] },
      narrow: { tag: [348, 446], hit: [318, 434, 62, 88] },
    },
  ],
};
