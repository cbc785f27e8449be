import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { LISTED, listsCover } from '#core/site/lists/lists-cover.ts'
import { pagesOf } from './listed-languages.ts'
import { LISTED_SITES } from './listed-languages.data.ts'

/** Words that laws and offices use in place of "cookie" and "privacy". */
const OTHER_WORDS: Readonly<Record<string, Readonly<Record<'privacy' | 'cookies', readonly string[]>>>> = {
  de: {
    privacy: [
      'Schweigepflicht',
      'Vertraulichkeit',
      'Patienteninformation nach Art. 13',
      'Informationspflichten',
      'Rechtliches',
      'Rechtliche Hinweise',
    ],
    cookies: ['Einwilligungen', 'Consent-Einstellungen', 'Tracking'],
  },
  fr: {
    privacy: [
      'Renseignements personnels',
      'Protection des renseignements personnels',
      'Loi 25',
      'CNIL',
      'Informations juridiques',
    ],
    cookies: ['Politique sur les témoins', 'Témoins de connexion', 'Gestion des témoins'],
  },
  es: { privacy: ['Derechos ARCO', 'Secreto profesional'], cookies: ['Gestionar consentimiento'] },
  it: {
    privacy: ['Informative', 'Segreto professionale', 'Policy', 'Art. 13'],
    cookies: ['Strumenti di tracciamento', 'Gestione consensi'],
  },
  pt: {
    privacy: ['Sigilo', 'Política de segurança', 'Encarregado (EPD)'],
    cookies: ['Política de testemunhos', 'Rastreadores', 'Gerir consentimento'],
  },
  nl: {
    privacy: ['Vertrouwelijkheid', 'Beroepsgeheim', 'Policy', 'Veiligheid', 'Juridisch'],
    cookies: ['Toestemming', 'Tracking'],
  },
}

describe('what laws and offices call otherwise', () => {
  for (const site of LISTED_SITES)
    for (const [thing, list] of Object.entries(OTHER_WORDS[site.lang] ?? {}))
      it(`is never reported missing in ${site.lang}: ${thing}`, async () => {
        const wrong: string[] = []
        for (const name of list) {
          const pages = await pagesOf(site, [{ path: '/x9', link: name, title: 'Info', html: '<p>…</p>' }])
          if (LISTED.some((listed) => listed === thing && listsCover(listed, pages))) wrong.push(name)
        }
        assert.deepEqual(wrong, [])
      })
})
