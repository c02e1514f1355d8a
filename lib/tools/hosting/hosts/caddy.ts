import * as delivery from "@/lib/tools/hosting/rules";

const wildcards = (folders: readonly string[]) => folders.map((folder) => `${folder}*`).join(" ");
const headerLine = ([name, value]: delivery.Header) => `\t\t${name} "${value}"`;

function redirectTargets(rules: delivery.DeliveryRules, variable: string, matches: (to: string) => boolean): string {
  const entries = [...rules.redirects].filter(([, to]) => matches(to));
  return `		map {re.page.1}/ {${variable}} {
${entries.map(([from, to]) => `			${from}/ ${to}\n`).join("")}			default none
		}`;
}

function documentSnippet(rules: delivery.DeliveryRules): string {
  const [hsts, age] = rules.hsts;
  return `(${rules.bareHost}-document) {
	header {
${[...rules.commonHeaders, ...rules.documentHeaders].map(headerLine).join("\n")}
		Cross-Origin-Resource-Policy same-origin
		Cache-Control ${delivery.revalidate}
	}
	header -Server
	# Za serwerem pośredniczącym o szyfrowaniu mówi jego nagłówek.
	map {header.X-Forwarded-Proto} {secure} {
		https https
		default {scheme}
	}
	@secure expression {secure} == "https"
	header @secure ${hsts} ${age}
}`;
}

function addressMaps(rules: delivery.DeliveryRules): string {
  return `		# Strona, o którą chodzi: adres bez /index, .html i ukośnika na końcu.
		@address path_regexp page ${delivery.pagePattern}
		map @address {re.page.1}/ {html} {
			/ /index.html
${delivery.notPages.map((name) => `			${name}/ none\n`).join("")}			default {re.page.1}.html
		}
		map {re.page.1}/ {canonical} {
			/ /
			default {re.page.1}
		}
		# Przekierowania z content/redirects.ts.
${redirectTargets(rules, "moved", (to) => to.startsWith("/"))}
${redirectTargets(rules, "away", (to) => !to.startsWith("/"))}
		map {query} {mark} {
			~.+ ?
			default ""
		}
		map {secure}://{host} {origin} {
			https://${rules.host} ""
			default https://${rules.host}
		}`;
}

const redirectsAndErrors = `		@away not expression {away} == "none"
		redir @away {away}{mark}{query} 301
		@moved not expression {moved} == "none"
		redir @moved {origin}{moved}{mark}{query} 301

		# Żadna nazwa pliku nie ma znaków kodowanych; plików pomocniczych nikt nie dostaje.
		@encoded expression {http.request.orig_uri}.matches("^[^?]*%")
		error @encoded 404
		@refused {
			path_regexp refused ${delivery.refusedPattern}
			not path ${delivery.wellKnown}*
		}
		error @refused 404

		# Istniejąca strona pod innym zapisem adresu, przez http albo pod drugą nazwą: od razu pod właściwy adres.
		@other {
			file {html}
			not expression {origin} + {canonical} == {http.request.orig_uri.path}
		}
		redir @other {origin}{canonical}{mark}{query} 301
		@elsewhere not expression {origin} == ""
		redir @elsewhere {origin}{uri} 301

		@html file {html}
		rewrite @html {html}
		@unknown {
			path */ *.html
			not file {html}
		}
		error @unknown 404`;

function fileHeaders(rules: delivery.DeliveryRules): string {
  return `${delivery.fileTypes.map(({ extension, type }) => `		@type_${extension} path *.${extension}\n		header @type_${extension} Content-Type "${type}"`).join("\n")}
		@text path ${delivery.textExtensions.map((extension) => `*.${extension}`).join(" ")}
		header @text {
			Vary Accept-Encoding
			defer
		}
		@technical {
			path *.txt
			not path ${delivery.publicTexts.join(" ")}
		}
		header @technical X-Robots-Tag noindex
		@shared path ${wildcards(delivery.sharedFolders)}
		header @shared Cross-Origin-Resource-Policy cross-origin
		@worker {
			path ${delivery.workerPath}
			file
		}
		header @worker Cache-Control ${delivery.onceADay}
		@immutable {
			path ${wildcards(delivery.immutableFolders)}
			file
		}
		header @immutable {
			Cache-Control "${delivery.cacheForever}"
${rules.documentHeaders.map(([header]) => `			-${header}`).join("\n")}
		}`;
}

/** Returns a Caddyfile for Caddy 2.6 or newer: certificates, both names of the domain, the export. */
export function caddyConfig(rules: delivery.DeliveryRules): string {
  const name = rules.bareHost;
  return `# Plik tworzy polecenie npm run build z lib/tools/hosting. Opis krok po kroku: docs/hosting-caddy.md.
# Folder z zawartością out/ podaje zmienna środowiskowa SITE_ROOT. Domena pochodzi z content/site.ts.

{
	servers {
		# Bez tego Caddy czyta cały megabajt adresu, zanim odmówi.
		max_header_size 16KB
	}
}

${documentSnippet(rules)}

(${name}) {
	root * {$SITE_ROOT:/srv/www/${rules.host}}

	route {
		import ${name}-document

		@method not method ${delivery.allowedMethods.join(" ")}
		header @method ${delivery.allow[0]} "${delivery.allow[1]}"
		respond @method 405
		# Tak długiego adresu nie przyjmie ani nginx, ani Apache; wzorce niżej nie mają z nim pracy.
		@long expression size({http.request.orig_uri}) > ${delivery.longestTarget}
		respond @long 414

${addressMaps(rules)}

${redirectsAndErrors}

${fileHeaders(rules)}
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}

	handle_errors {
		@missing expression {http.error.status_code} == 404
		handle @missing {
			import ${name}-document
			request_header -Range
			header {
				Content-Type "text/html; charset=utf-8"
				Vary Accept-Encoding
				defer
			}
			rewrite * /404.html
			file_server {
				precompressed br gzip
			}
		}
	}
}

${rules.host}, ${rules.otherHost} {
	# Certyfikat Caddy zdobywa i odnawia sam. Własny: usuń znak # i podaj pliki.
	# tls /etc/ssl/strona.pem /etc/ssl/strona.key
	import ${name}
}

# Bez szyfrowania: te same reguły, żeby każdy adres prowadził do właściwego w jednym kroku.
http://${rules.host}, http://${rules.otherHost} {
	import ${name}
}

# Każda inna nazwa, pod którą widać serwer, prowadzi na właściwą.
http://, https:// {
	import ${name}
}
`;
}
