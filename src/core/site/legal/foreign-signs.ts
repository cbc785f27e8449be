/** Signs of each legal text in other languages, as plain words. One is enough of a page that is called so. */

export const FOREIGN_PRIVACY =
  /\b(?:daten\w*|personenbezogen\w*|datos|donnees|dados|dati|(?:persoons)?gegevens|personuppgifter|persoonlike inligting|faisneis phearsanta|sonrai pearsanta|gwybodaeth bersonol|data personol)\b/u

export const FOREIGN_TERMS =
  /\b(?:\w*bedingungen|vertrag\w*|haftung|conditions generales|conditions dutilisation|responsabilite|prestataire|vendeur|condiciones|contrato|responsabilidad\w*|condicoes|condizioni|responsabilita|contratto|voorwaarden|overeenkomst\w*|aansprakelijk\w*|voorwaardes|villkor|coinniollacha|amodau)\b/u

/** What a text about the cookies of websites speaks of, in words that English does not have: two count, as there. */
export const OF_COOKIES_ABROAD = [
  /\b(?:navigateurs?|navegador(?:es)?)\b/u,
  /\b(?:endgerat\w*|gerates?|appareils?|terminaux|votre terminal|dispositiv[oi]s?|apparaat|apparaten)\b/u,
  /\b(?:webseiten?|site internet|sitio|sitios|sito)\b/u,
  /\b(?:besuch\w*|visiteurs?|visitantes?|visitatori|visitatore|bezoek\w*)\b/u,
  /\b(?:analysieren|analyser|analizar|analisis|analisi|analizzare|analisar|analitic[aeo]s?|analyseren|analytische|statistiken|statistiques|statistiche|statistieken|estadistic\w*|estatistic\w*)\b/u,
  /\b(?:werbung|werbe\w+|publicites?|publicitari\w+|publicitaires?|publicidad\w*|pubblicita\w*|advertenties|reclame)\b/u,
  /\b(?:einwilligung\w*|zustimmung\w*|consentement|consentimiento|consenso|consentimento|toestemming)\b/u,
  /\b(?:einstellung\w*|preferencias|preferenze|configurar|configuracion|configurer|configuracoes|parametres|impostazioni|voorkeur\w*|instelling\w*)\b/u,
]
