/**
 * Names of kinds of pages, not of subjects: "Contact" is a title above "Get in touch". As words of four letters and more, in lower case and without a
 * plural's `s` ("Bem-vindo" is `vindo`); in the languages that owners' builders write by themselves.
 */
export const PAGE_LABELS: ReadonlySet<string> = new Set(
  `home homepage page part index main menu welcome archive category tag about contact shop store product service blog new article post gallery team review
testimonial pricing book booking cart checkout account login search
start startseite homepage seite willkommen kontakt über leistungen produkte galerie aktuelle neuigkeiten bewertungen rezensionen öffnungszeiten
kategorie preise termin warenkorb suche
accueil bienvenue produit boutique galerie actualité équipe avi tarif propo catégorie panier recherche
inicio página bienvenido contacto producto servicio tienda galería noticia equipo opinione precio categoría carrito nosotro
início inicial vindo contato contacto produto serviço loja galeria notícia equipe preço categoria
pagina benvenuti contatti prodotti servizi negozio galleria notizie squadra recensioni prezzi categoria carrello
startpagina welkom winkel producten diensten nieuw prijzen categorie
startsida hjem forside kontakta kontakter etusivu strona główna domů úvod główna`.split(/\s+/u),
)
