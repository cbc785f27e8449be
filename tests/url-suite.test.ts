import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { z } from 'zod'
import { isIpLiteral } from '#core/address/hosts.ts'
import { isSoundPunycode } from '#core/address/international.ts'
import { type AddressFault, readTypedAddress } from '#core/address/typed-address.ts'
import { resolveHttp } from '#core/address/urls.ts'
import { pageAddresses } from '#gather/parse/addresses.ts'
import { suiteAt, suiteText } from '#support/suite.ts'

// The suite of the URL standard (`url/resources/urltestdata.json` of web-platform-tests), where FETTLE_URL_SUITE gives its path: addresses
// as they are written in a page, and as an owner types them.

const SUITE = suiteAt('FETTLE_URL_SUITE')

const oneCase = z.object({
  input: z.string(),
  base: z.string().nullish(),
  href: z.string().optional(),
  hostname: z.string().optional(),
})
type Case = z.infer<typeof oneCase>

const isWeb = (href: string | undefined): href is string => href !== undefined && /^https?:/u.test(href)

/** The web address that a browser makes of it, `null` for none: it cannot be parsed, or is of another scheme. */
const expectedOf = ({ href }: Case): string | null => (isWeb(href) ? href : null)

/** Node takes labels that begin `xn--` and stand for no name, which browsers refuse; no host has them, and owners' are refused. */
const isNameless = (read: string | null, one: Case): boolean =>
  read !== null && one.href === undefined && !isSoundPunycode(new URL(read).hostname)

describe('the suite of the URL standard', { skip: SUITE.skip }, () => {
  it('is read in pages as browsers read it', async () => {
    const others: string[] = []
    for (const one of await allCases()) {
      const base = one.base ?? 'about:blank'
      const read = resolveHttp(one.input, base)
      if (isNameless(read, one)) continue
      if (read !== expectedOf(one)) others.push(`${told(one)}: ${read}, not ${expectedOf(one)}`)
      if (!isWeb(base)) continue
      const onPage = pageAddresses(base, undefined).http(one.input)
      if (onPage !== expectedOf(one)) others.push(`${told(one)} on a page: ${onPage}, not ${expectedOf(one)}`)
    }
    assert.equal(others.join('\n'), '')
  })

  it('is taken from an owner as browsers read it, or refused for what it is', async () => {
    const typed = (await allCases()).filter(({ input }) => SCHEME.test(input.trim()))
    const others: string[] = []
    const answers = new Set<AddressFault | 'taken'>()
    for (const one of typed) {
      const read = readTypedAddress(one.input)
      if (read.ok) {
        answers.add('taken')
        if (read.url.href !== one.href) others.push(`${told(one)}: ${read.url.href}, not ${one.href}`)
        continue
      }
      answers.add(read.code)
      if (!REASONS[read.code](one)) others.push(`${told(one)}: refused as ${read.code}`)
    }
    assert.equal(others.join('\n'), '')
    const each = ['taken', 'url_credentials', 'url_invalid', 'url_ip_literal', 'url_scheme']
    assert.deepEqual([...answers].toSorted(), each)
  })
})

const SCHEME = /^[a-z][a-z\d+.-]*:/iu
const authorityOf = (input: string): string => /^[a-z]+:\/*([^/?#]*)/iu.exec(input.trim())?.[1] ?? ''
/** A name that DNS can hold and that stands for one host only, as it is written. */
const LABEL = /^[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?$/u
const isName = (hostname: string): boolean =>
  hostname
    .replace(/\.$/u, '')
    .split('.')
    .every((label) => LABEL.test(label) && !label.startsWith('xn--'))

/** When an address may be refused for each reason. */
const REASONS: Readonly<Record<AddressFault, (one: Case) => boolean>> = {
  url_scheme: ({ input }) => !/^\s*https?:/iu.test(input),
  url_credentials: ({ input }) => authorityOf(input).includes('@'),
  url_ip_literal: ({ hostname = '' }) => isIpLiteral(hostname),
  url_invalid: ({ input, href, hostname = '' }) =>
    href === undefined ||
    /[\p{Cc}\s\\]/u.test(input.trim()) ||
    !/^https?:\/\/[^/]/iu.test(input.trim()) ||
    authorityOf(input).includes('%') ||
    !isName(hostname),
  url_port: () => false,
  host_not_public: () => false,
}

const told = ({ input, base }: Case): string => `${JSON.stringify(input)} at ${base ?? 'no base'}`

/** The suite's comments are texts between the cases. */
async function allCases(): Promise<Case[]> {
  const all = z.array(z.union([z.string(), oneCase])).parse(JSON.parse(await suiteText(SUITE)))
  return all.filter((one) => typeof one !== 'string')
}
