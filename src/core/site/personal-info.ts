import type { PageFacts } from '../evidence/page.ts'
import { filledFields, isEmail, isName, isPhoneField } from './form-fields.ts'
import { otherKind } from './form-kinds.ts'
import { embeddedSignup } from './mailing.ts'
import { siteTags, type TagSources } from './tag-ids.ts'

/** What a website collects from its visitors: the first page (or request) that shows each, `null` when none does. */
export interface PersonalInfo {
  /** Names, email addresses or phone numbers: a form, a login, a checkout, a booking or newsletter embed. */
  people: string | null
  /** Analytics, advertising or session recording. */
  measuring: string | null
}

const MEASURING_HOST =
  /(?:^|\.)(?:google-analytics\.com|analytics\.google\.com|googleadservices\.com|doubleclick\.net|connect\.facebook\.net|clarity\.ms|hotjar\.com|mouseflow\.com|fullstory\.com|smartlook\.com|segment\.(?:com|io)|mixpanel\.com|plausible\.io|matomo\.cloud|analytics\.tiktok\.com|ads\.linkedin\.com|ct\.pinterest\.com|bat\.bing\.com)$/u

/** Whether a website collects personal information, and by what (checks: legal necessities). */
export function collectsPersonalInfo(sources: TagSources): PersonalInfo {
  const { pages, loaded } = sources
  const tag = siteTags(sources).find(({ by }) => by !== 'blocked')
  return {
    people: pages.find(asksForPeople)?.url ?? null,
    measuring:
      tag?.at ??
      pages.find(measures)?.url ??
      loaded?.requests.find(({ url }) => isMeasuring(url))?.url ??
      null,
  }
}

const asksForPeople = (page: PageFacts): boolean =>
  page.forms.some(
    (form) =>
      otherKind(form) !== 'search' &&
      (form.fields.some(({ type }) => type === 'password') ||
        filledFields(form).some((field) => isEmail(field) || isPhoneField(field) || isName(field))),
  ) ||
  page.commerce.checkout !== null ||
  page.technologies.some(({ kind, by }) => kind === 'booking' && by !== 'link') ||
  page.frames.some(({ url }) => embeddedSignup(url) !== null)

const measures = (page: PageFacts): boolean => page.technologies.some(({ kind }) => kind === 'analytics')

const isMeasuring = (address: string): boolean => MEASURING_HOST.test(URL.parse(address)?.hostname ?? '')
