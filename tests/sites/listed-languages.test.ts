import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { LISTED, listsCover } from '#core/site/lists/lists-cover.ts'
import {
  atLeast,
  judgeAbout,
  judgeLegal,
  judgeShop,
  pagesOf,
  type Part,
  paragraphs,
} from './listed-languages.ts'
import { LISTED_SITES, type ListedSite, RELATIVES } from './listed-languages.data.ts'

type Item = 'privacy' | 'cookies' | 'terms'
const ITEMS: readonly Item[] = ['privacy', 'cookies', 'terms']
const FACT = { privacy: 'privacyPolicy', cookies: 'cookiePolicy', terms: 'termsAndConditions' } as const
const WORDS = { privacy: 170, cookies: 90, terms: 220 } as const
const TEXT = { privacy: 'privacyText', cookies: 'cookiesText', terms: 'termsText' } as const

const htmlOf = (site: ListedSite, item: Item): string => paragraphs(atLeast(WORDS[item], site[TEXT[item]]))

/** A page of a legal text at an address that says nothing. */
const legalPage = (site: ListedSite, item: Item, name: string): Part => ({
  path: `/${item.length}7`,
  link: name,
  title: name,
  html: htmlOf(site, item),
})

/** The pages of the other legal texts. */
const othersThan = (site: ListedSite, item: Item): Part[] =>
  ITEMS.filter((other) => other !== item).map((other) => legalPage(site, other, site[other][0] ?? ''))

/** The address of a page of this name, as content systems make it. */
const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '')

/** Where the name of a legal text may stand alone, and how its page may be unlike others. */
function waysOf(site: ListedSite, item: Item, name: string): Record<string, Part> {
  const [imprint, imprintText] = site.imprint
  const html = htmlOf(site, item)
  const within = (heading: string): Part => ({
    path: '/x9',
    link: imprint,
    title: imprint,
    html: `${paragraphs(imprintText)}${heading}${html}`,
  })
  return {
    heading: { path: '/x9', link: 'Info', title: name, html },
    address: { path: `/${slugOf(name)}`, link: 'Info', title: 'Info', html },
    part: within(`<h2>${name}</h2>`),
    'part in bold': within(`<p><b>${name}</b></p>`),
    'dead link': { path: '#', link: name, title: 'Info', html },
    'short page': { path: '/x9', link: name, title: name, html: '<p>…</p>' },
  }
}

const LANGS = (site: ListedSite) => [site.lang, 'en', null]

for (const site of LISTED_SITES) {
  describe(`a website in ${site.lang}`, () => {
    it('is reported to have each legal page under each of its names', async () => {
      const wrong: string[] = []
      for (const item of ITEMS)
        for (const name of site[item]) {
          const pages = await pagesOf(site, [...othersThan(site, item), legalPage(site, item, name)])
          const { status, facts } = judgeLegal(pages)
          if (facts[FACT[item]] === null || status !== 'legal_items_present') wrong.push(`${item}: ${name}`)
        }
      assert.deepEqual(wrong, [])
    })

    it('is never reported to lack one whose name stands in one place alone, or whose text is a part of another page', async () => {
      const wrong: string[] = []
      for (const item of ITEMS)
        for (const name of site[item])
          for (const [way, part] of Object.entries(waysOf(site, item, name))) {
            const { status } = judgeLegal(await pagesOf(site, [...othersThan(site, item), part]))
            if (status !== 'legal_items_present' && status !== 'unable_to_detect')
              wrong.push(`${item}: ${name}, ${way}`)
          }
      assert.deepEqual(wrong, [])
    })

    it('is reported to lack each legal page that is not there', async () => {
      for (const lang of LANGS(site)) {
        for (const item of ITEMS) {
          const { status } = judgeLegal(await pagesOf(site, othersThan(site, item), { lang }))
          assert.equal(status, 'legal_items_missing', `${item}, lang ${lang}`)
        }
        assert.equal(judgeLegal(await pagesOf(site, [], { lang })).status, 'legal_items_missing')
      }
    })

    it('is reported to have an About page under each of its names', async () => {
      const wrong: string[] = []
      for (const name of site.about)
        for (const title of [name, 'Info']) {
          const part = { path: '/a7', link: name, title, html: paragraphs(site.aboutText) }
          if (judgeAbout(await pagesOf(site, [part])) !== 'has_about_us') wrong.push(`${name}, ${title}`)
        }
      assert.deepEqual(wrong, [])
    })

    it('is never reported to lack one whose name stands in one place alone', async () => {
      const wrong: string[] = []
      for (const name of [...site.about, 'Team', 'About us']) {
        const html = paragraphs(site.aboutText)
        const [slug, path] = [slugOf(name), '/a7']
        const ways = {
          heading: await pagesOf(site, [{ path, link: 'Info', title: name, html }]),
          address: await pagesOf(site, [{ path: `/${slug}`, link: 'Info', title: 'Info', html }]),
          part: await pagesOf(site, [], { homeHtml: `<h2>${name}</h2>${html}` }),
          id: await pagesOf(site, [], {
            homeHtml: `<a href="#${slug}">Info</a><div id="${slug}">${html}</div>`,
          }),
          longer: await pagesOf(site, [{ path, link: `${name} – Info`, title: 'Info', html }]),
        }
        for (const [way, pages] of Object.entries(ways))
          if (judgeAbout(pages) === 'no_about_us') wrong.push(`${name}, ${way}`)
      }
      assert.deepEqual(wrong, [])
    })

    it('is reported to lack an About page that is not there', async () => {
      const legal = ITEMS.map((item) => legalPage(site, item, site[item][0] ?? ''))
      for (const lang of LANGS(site))
        assert.equal(judgeAbout(await pagesOf(site, legal, { lang })), 'no_about_us', String(lang))
    })

    it('has no shop where no word of one is there, and may have one where it is', async () => {
      assert.equal(judgeShop(await pagesOf(site, [])), false)
      const wrong: string[] = []
      for (const name of site.shop) {
        const linked = await pagesOf(site, [{ path: '/s7', link: name, title: 'Info', html: '<p>…</p>' }])
        const pressed = await pagesOf(site, [], { homeHtml: `<button>${name}</button>` })
        if (judgeShop(linked) === false) wrong.push(name)
        if (judgeShop(pressed) === false) wrong.push(`${name}, a button`)
      }
      assert.deepEqual(wrong, [])
    })

    it('may have what an English footer of its theme names', async () => {
      const named = ['Privacy', 'Cookies', 'Terms', 'Team', 'Shop']
      const footer = named.map((name) => `<a href="#">${name}</a>`).join(' ')
      const pages = await pagesOf(site, [], { footer })
      assert.equal(judgeLegal(pages).status, 'unable_to_detect')
      assert.equal(judgeAbout(pages), 'unable_to_detect')
      assert.equal(judgeShop(pages), null)
    })

    it('is not known beside as much English, or where lang names another language', async () => {
      const english =
        'We look after teeth for the whole family, from a first visit at two years old to dentures at ninety. New patients are welcome and most emergencies are seen on the same day. '
      const mixed = await pagesOf(site, [], { homeHtml: paragraphs(atLeast(80, english)) })
      const other = await pagesOf(site, [], { lang: 'gl' })
      for (const thing of LISTED) {
        assert.equal(listsCover(thing, mixed), false, thing)
        assert.equal(listsCover(thing, other), false, thing)
      }
    })
  })
}

/** Names that no list has, as owners think of them, by language. */
const OWN_NAMES: Readonly<Record<string, Readonly<Record<'about' | 'terms' | 'shop', string>>>> = {
  de: {
    about: [
      'Die Praxis | Praxisteam | Kanzlei | Das Weingut | Hofgeschichte | Menschen | Lebenslauf | Wer dahinter steckt',
      'Wofür wir stehen | Was uns antreibt | Warum wir | Gastgeber | Die Therapeuten | Rechtsanwälte | Ihr Zahnarzt | Die Gärtnerei | Unser Weg | Meilensteine | Qualifikation | Dr. Anna Hoffmann',
    ].join(' | '),
    terms: [
      'AGB und Rechtliches | Hausordnung | Stornobedingungen | Spielregeln und Bedingungen',
      'Rechtliche Hinweise | Rechtliches | Nutzungsbestimmungen | Nutzungsvereinbarung | Das Kleingedruckte | Haftungsausschluss | Kundeninformationen',
    ].join(' | '),
    shop: 'Hofladen | Abholung | In den Warenkorb | Abo | Speisen to go | Zum Versand',
  },
  fr: {
    about: [
      "L'atelier | Le domaine | Le cabinet | La ferme | Les origines | Portrait | Le mot du gérant | Présentation",
      'La boulangerie | Vos hôtes | Les avocats | Nos engagements | Notre métier | Pourquoi nous choisir | Rencontrez-nous | Mon univers | Qui est Marie ?',
    ].join(' | '),
    terms: [
      'Informations légales et CGU | Règlement intérieur | Conditions | Annulation | Nos conditions',
      "Informations juridiques | Modalités d'utilisation | Charte d'utilisation | Politique de vente | Dispositions générales | Clauses",
    ].join(' | '),
    shop: 'À emporter | Ajouter | Nos produits | Abonnements | Payer en ligne : paiement | E-boutique',
  },
  es: {
    about: [
      'La bodega | El taller | Trayectoria | Conoce al equipo | Currículum | Orígenes | Presentación',
      'El despacho | Los abogados | Nuestra esencia | Nuestras raíces | Por qué elegirnos | Qué nos mueve | Nuestros profesionales | Dra. Ana Martín',
    ].join(' | '),
    terms: [
      'Aviso legal | Legales | Textos legales | Normas de la casa | Información legal | Condiciones',
      'Información jurídica | Políticas de venta | TyC | Reglas | Cláusulas | Acuerdo de usuario',
    ].join(' | '),
    shop: 'Para llevar | Añadir | Encargos | Pagar | Productos | Regalos',
  },
  it: {
    about: [
      'Il ristorante | La cantina | Le origini | La famiglia Rossi | Lo chef e la storia | Presentazione',
      'Il frantoio | I medici | Gli avvocati | Le nostre radici | Perché sceglierci | Tradizione | I nostri professionisti | Dott.ssa Anna Rossi',
    ].join(' | '),
    terms: [
      'Note legali | Informazioni legali | Regolamento | Termini | Condizioni',
      "Norme d'uso | Regole | Clausole | Disposizioni | Avvertenze legali | Informazioni giuridiche",
    ].join(' | '),
    shop: 'Asporto | Aggiungi | Bottega online e prodotti | Regala un buono regalo | Pagamenti',
  },
  pt: {
    about: [
      'A clínica | A quinta | As origens | O chef e a história | Institucional | Apresentação',
      'A padaria | Os advogados | Corpo clínico | Nossa essência | Nossas raízes | Nossa trajetória | Por que nos escolher | Dra. Ana Silva | Sócios',
    ].join(' | '),
    terms: [
      'Informações legais | Regulamento | Termos | Condições | Regras da casa',
      'Políticas da loja | Jurídico | Cláusulas | Acordo de utilização | Política comercial',
    ].join(' | '),
    shop: 'Take away | Adicionar | Vendas | Produtos | Pagamentos | Presentes',
  },
  nl: {
    about: [
      'De praktijk | De boerderij | Even voorstellen | Achtergrond | Ontstaan | Medewerkers | De mensen en hun verhaal',
      'De bakkerij | De huisartsen | Onze tandartsen | Onze roots | Vakmanschap | Wat ons drijft | Waar wij voor staan | Waarom wij | Organisatie',
    ].join(' | '),
    terms: [
      'Juridische informatie | Huisregels | Annuleren | Disclaimer | Reglement',
      'Kleine lettertjes | Algemene bepalingen | Klachtenregeling | Afspraken | Richtlijnen',
    ].join(' | '),
    shop: 'Afhalen en bestellen | Toevoegen | Winkeltje | Assortiment en producten | Betaling',
  },
}

const namesOf = (list: string | undefined): string[] => (list ?? '').split(' | ')

describe('what owners call by names of their own', () => {
  for (const site of LISTED_SITES)
    it(`is never reported missing in ${site.lang}`, async () => {
      const own = OWN_NAMES[site.lang]
      const pagesWith = (name: string) =>
        pagesOf(site, [{ path: '/x9', link: name, title: 'Info', html: '<p>…</p>' }])
      const wrong: string[] = []
      for (const name of namesOf(own?.about)) {
        if (judgeAbout(await pagesWith(name)) === 'no_about_us') wrong.push(name)
      }
      for (const name of namesOf(own?.terms)) {
        if (listsCover('terms', await pagesWith(name))) wrong.push(name)
      }
      for (const name of namesOf(own?.shop)) {
        if (judgeShop(await pagesWith(name)) === false) wrong.push(name)
      }
      assert.deepEqual(wrong, [])
    })
})

describe('a language that the detector does not know', () => {
  for (const [language, text] of Object.entries(RELATIVES))
    it(`${language} is taken for none of those that our lists are complete in`, async () => {
      const site = {
        lang: 'en',
        home: ['Hoffmann', text],
        offer: ['Info', text],
        menu: ['Home'],
        imprint: ['Info 2', text],
      } as const
      for (const lang of ['en', null])
        for (const thing of LISTED)
          assert.equal(listsCover(thing, await pagesOf(site, [], { lang })), false, `${thing}, lang ${lang}`)
    })
})
