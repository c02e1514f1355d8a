@echo off
rem Opens edit mode by a double click.
chcp 65001 >nul
title Edycja strony
pushd "%~dp0..\.."
if not exist package.json (
  echo Najpierw wyodrębnij cały plik zip: prawy przycisk myszy, „Wyodrębnij wszystkie”.
  echo Potem uruchom ten plik w wyodrębnionym folderze.
  pause
  exit /b 1
)
where npm >nul 2>nul
if errorlevel 1 (
  echo Brakuje programu Node.js. Zainstaluj wersję LTS ze strony https://nodejs.org/pl/download
  echo i uruchom ten plik jeszcze raz.
  start "" https://nodejs.org/pl/download
  pause
  exit /b 1
)
call npm run edit
echo Edycja jest zakończona.
pause
