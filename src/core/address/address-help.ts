import { isProfileHost } from './homepage.ts'
import { type FrontPage, frontPageOf } from './front-page.ts'
import { type AddressFault, isPublicName, isUsualPort, readTypedAddress } from './typed-address.ts'

/** What follows the message for a refused address. */
export interface AddressHelp {
  /** What to type instead. */
  sentence: string
  /** What to offer on a button; `null`: nothing can be guessed. */
  frontPage: FrontPage | null
}

/** The sentence that helps with a refused address of a website. */
export function addressHelp(text: string): AddressHelp {
  const frontPage = frontPageOf(text)
  return {
    sentence: frontPage ? 'We start from a website’s front page.' : sentenceFor(text.trim()),
    frontPage,
  }
}

const EXAMPLE = 'yourbusiness.co.nz'
const FAULTS: Readonly<Record<Exclude<AddressFault, 'url_invalid'>, string>> = {
  url_scheme: 'Start it with https://, or leave that part out.',
  url_credentials: `That looks like an email address. Type your website’s address, like ${EXAMPLE}.`,
  url_ip_literal: `Type your website’s name, like ${EXAMPLE}, not its number.`,
  url_port: 'Leave out the colon and the number after it.',
  host_not_public: 'Check the ending, like .co.nz or .com.au.',
}

/** A scheme without its colon or a slash: `http//joes.com`. */
const BROKEN_SCHEME = /^https?(?::\/?|\/\/?)(?!\/)./iu

const OWN_ADDRESS = `Type your website’s address, like ${EXAMPLE}.`

function sentenceFor(text: string): string {
  if (text === '') return OWN_ADDRESS
  if (/\s/u.test(text)) return 'Take out the spaces.'
  if (BROKEN_SCHEME.test(text)) return FAULTS.url_scheme
  const typed = readTypedAddress(text)
  if (!typed.ok) {
    if (typed.code === 'url_credentials' && text.includes('://'))
      return 'Leave out the @ and what stands before it.'
    return typed.code === 'url_invalid' ? SPELLING : FAULTS[typed.code]
  }
  const { url, host } = typed
  if (isProfileHost(host)) return `That’s a page on ${host}. We need a website of your own.`
  if (!isUsualPort(url.port)) return FAULTS.url_port
  // Nothing is wrong with it but that it is nobody's website: Fettle's own address.
  return isPublicName(host) ? OWN_ADDRESS : FAULTS.host_not_public
}

const SPELLING = `Check the spelling. It should look like ${EXAMPLE}.`
