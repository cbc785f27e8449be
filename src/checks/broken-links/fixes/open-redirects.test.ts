import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { LinkTarget } from '#core/evidence/links.ts'
import { TAKE_AWAY } from '#core/fix-text/page-address.ts'
import { aSite, aTarget, theLinks } from '#support/evidence.ts'
import { anInput } from '#support/fix-input.ts'
import { aCrawl, aPage } from '#support/page-facts.ts'
import { redirectFixes } from './redirect-fixes.ts'

const gone = (url: string): LinkTarget =>
  aTarget(url, { outcome: 'broken', reason: 'not_found', status: 404 })

/** The pieces for a website at Apache with pages about weddings and bouquets. */
function pieces(targets: LinkTarget[], words: Record<string, string> = {}) {
  const home = aPage({ headers: { server: 'Apache' } })
  const pages = aCrawl([home, aPage({ url: '/weddings' }), aPage({ url: '/shop/bouquets' })])
  const evidence = { links: theLinks(targets), pages, site: aSite({ home }) }
  return redirectFixes(anInput({ evidence, words }))[0]?.pieces ?? []
}

test('addresses without a similar page are chosen among the pages of the website, or their links go', () => {
  const [list, htaccess] = pieces([gone('/xyzzy'), gone('/plugh')])
  const [field, second] = list?.fields ?? []
  assert.equal(field?.label, 'Where does /xyzzy lead now?')
  assert.deepEqual(
    field?.leadsTo?.pages?.map(({ path }) => path),
    ['/', '/weddings', '/shop/bouquets'],
  )
  assert.equal(second?.leadsTo?.pages, undefined)
  assert.equal(field?.choices?.at(-1)?.label, 'Take the link away')
  assert.deepEqual([field?.mayBeEmpty, htaccess?.fields?.length], [false, 2])
  const withSure = pieces([gone('/xyzzy'), gone('/weddings-2023')])
  assert.equal(withSure[0]?.fields?.[0]?.mayBeEmpty, true)
})

/** Whether the first field of so many missing addresses may stay empty. */
const mayBeEmptyOf = (count: number) => {
  const targets = Array.from({ length: count }, (_, index) => gone(`/${'xyzzy'.repeat(index + 1)}`))
  return pieces(targets)[0]?.fields?.[0]?.mayBeEmpty
}

test('one has to be chosen while no redirect is sure, and all that are left are asked for', () => {
  assert.deepEqual([1, 20, 21].map(mayBeEmptyOf), [false, false, true])
})

test('an address with a page that is only a guess offers that page first', () => {
  const pages = ['/services/gas-hobart', '/services/roofs-hobart'].map((url) => aPage({ url }))
  const evidence = {
    links: theLinks([gone('/services/drains-hobart')]),
    pages: aCrawl([aPage(), ...pages]),
    site: aSite(),
  }
  const [field] = redirectFixes(anInput({ evidence }))[0]?.pieces[0]?.fields ?? []
  assert.match(field?.choices?.[0]?.value ?? '', /^\/services\/[a-z]+-hobart$/u)
  assert.equal(field?.value, '')
})

test('what was chosen is no question any more', () => {
  const targets = [gone('/xyzzy'), gone('/plugh')]
  const shown = (words: Record<string, string>) => {
    const [list] = pieces(targets, words)
    const rows = list?.preview?.kind === 'table' ? list.preview.rows.map((row) => row[2]) : []
    return [...rows, list?.note === undefined]
  }
  const [one, other] = (pieces(targets)[0]?.fields ?? []).map(({ id }) => id)
  assert.ok(one !== undefined && other !== undefined)
  assert.deepEqual(shown({ [one]: '/weddings', [other]: ' ' }), ['Chosen', 'You choose', false])
  assert.deepEqual(shown({ [one]: '/weddings', [other]: 'Take the link away' }), ['Chosen', 'Chosen', true])
})

/** What the list says of one missing address for which this was typed. */
function sureness(typed: string): string | undefined {
  const evidence = { links: theLinks([gone('/xyzzy')]), pages: aCrawl([aPage()]), site: aSite() }
  const [fix] = redirectFixes({ ...anInput({ evidence }), words: { 'redirect-/xyzzy': typed } })
  const preview = fix?.pieces[0]?.preview
  return preview?.kind === 'table' ? preview.rows[0]?.[2] : undefined
}

test('an address is chosen once something is typed that can be one', () => {
  for (const typed of ['', ' ', 'contact', 'bek@joes.test', '/xyzzy'])
    assert.equal(sureness(typed), 'You choose', typed)
  for (const typed of ['/contact', 'joes.etsy.com', TAKE_AWAY]) assert.equal(sureness(typed), 'Chosen', typed)
})
