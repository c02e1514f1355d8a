#!/usr/bin/env bash
# Opens edit mode: by a double click on macOS, by "Uruchom jako program" on Linux.
cd "$(dirname "$0")/../.." || exit
if command -v npm >/dev/null; then
  npm run edit
  echo "Edycja jest zakończona."
else
  echo "Brakuje programu Node.js. Zainstaluj wersję LTS ze strony https://nodejs.org/pl/download"
  echo "i uruchom ten plik jeszcze raz."
fi
read -r -p "Naciśnij Enter, żeby zamknąć to okno."
