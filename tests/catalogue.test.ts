import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { catalogue } from '#checks/catalogue.generated.ts'
import type { AnyCheck } from '#core/check.ts'
import { tourOf } from '#core/navigation.ts'

type Row = readonly [id: string, code: string, path: string, triggers: string, statuses: string]

/**
 * Ids, codes, routes, triggers and statuses of the specification, and of ours where it has none. No other test names them all: one row
 * more is all that a new check needs.
 */
const SPECIFIED: readonly Row[] = [
  ['ssl', 'T3NAV1SS', '/compliance/ssl', 'security', 'valid about_to_expire expired no_ssl'],
  [
    'legal-necessities',
    'T3NAV14LE',
    '/compliance/legal-necessities',
    'content',
    'legal_items_present legal_items_missing website_at_risk',
  ],
  [
    'site-vulnerability',
    'T3CHECK920',
    '/compliance/site-vulnerability',
    'vulnerability',
    'passed low_risk medium_risk high_risk',
  ],
  [
    'email-security',
    'T3CHECK978',
    '/compliance/email-security',
    'email_security',
    'secure_emails improve_email_security insecure_email',
  ],
  [
    'cloud-storage',
    'T3CHECK1791',
    '/compliance/cloud-storage',
    '',
    'uses_cloud_storage explore_cloud_storage_options we_need_more_details',
  ],
  [
    'data-breach-check',
    'FETTLE-BREACH',
    '/compliance/data-breach-check',
    'data_breach_check',
    'not_checked checked_noBreach checked_no_records checked_hasBreaches',
  ],
  [
    'google-my-business',
    'T3NAV20GO',
    '/visibility/google-my-business',
    'gmb',
    'verified missing_details not_verified no_google_presence permission_required',
  ],
  ['sitemap', 'T3NAV6SI', '/visibility/sitemap', 'sitemap', 'has_sitemap no_sitemap'],
  [
    'broken-links',
    'T3NAV15BL',
    '/visibility/broken-links',
    'links',
    'all_links_working broken_links_detected',
  ],
  [
    'search-ranking',
    'T3CHECK21',
    '/visibility/search-ranking',
    'seo',
    'has_no_errors_or_warnings_detected has_only_warnings_detected has_some_warnings_detected has_some_errors_detected',
  ],
  ['site-keywords', 'FETTLE-KEYWORDS', '/visibility/site-keywords', 'siteKeywords', 'passed review'],
  [
    'search-engine-results',
    'T3CHECK1792',
    '/visibility/search-engine-results',
    '',
    'has_tried_keywords_tool has_not_tried_keywords_tool',
  ],
  [
    'google-analytics',
    'T3CHECK940',
    '/visibility/google-analytics',
    'google_analytics',
    'google_analytics_account_connected login_to_google_analytics upgrade_to_ga4 no_google_analytics_account profile_not_detected we_need_more_details unable_to_run_test',
  ],
  [
    'google-ads',
    'T3CHECK22',
    '/visibility/google-ads',
    'adwords',
    'google_ads_account_connected login_with_google_ads no_google_ads_account profile_not_detected we_need_more_details unable_to_run_this_test',
  ],
  [
    'layout',
    'T3NAV8MO',
    '/customer-experience/layout',
    'mobile',
    'is_mobile_responsive not_mobile_responsive',
  ],
  [
    'contact-form',
    'T3NAV11CO',
    '/customer-experience/contact-form',
    'forms',
    'has_contact_form no_contact_form',
  ],
  ['ecommerce', 'T3NAV7EC', '/customer-experience/ecommerce', 'content', 'correct missing_tags no_ecommerce'],
  [
    'shopping-cart',
    'T3CHECK17',
    '/customer-experience/shopping-cart',
    'shopping_cart',
    'has_all_key_features some_features_missing has_no_features we_need_more_details',
  ],
  [
    'confirmation-emails',
    'T3CHECK18',
    '/customer-experience/confirmation-emails',
    'email',
    'confirmation_emails_in_place some_confirmation_emails no_confirmation_emails we_need_more_details',
  ],
  ['about-us', 'T3CHECK16', '/customer-experience/about-us', 'about_us', 'has_about_us no_about_us'],
  [
    'content-display-on-social',
    'T3CHECK19',
    '/customer-experience/content-display-on-social',
    'content_display',
    'has_all_features has_some_features has_no_features more_details_required',
  ],
  [
    'email-marketing',
    'T3CHECK950',
    '/customer-experience/email-marketing',
    'email_marketing',
    'beginner intermediate advanced we_need_more_details',
  ],
  [
    'shipping-options',
    'T3CHECK926',
    '/customer-experience/shipping-options',
    'shipping_options',
    'great some poor we_need_more_details not_relevant_to_your_business',
  ],
  [
    'payment-options',
    'T3CHECK930',
    '/customer-experience/payment-options',
    'payment_options',
    'great some poor we_need_more_details not_relevant_to_your_business',
  ],
  [
    'address-autofill',
    'T3CHECK928',
    '/customer-experience/address-autofill',
    'address_autofill',
    'great some no_autofill_options no_address_fields we_need_more_details not_relevant',
  ],
  [
    'accessibility-mobile',
    'T3CHECK14MO',
    '/customer-experience/accessibility?mobile=true',
    'accessibility',
    'good average poor',
  ],
  [
    'accessibility-desktop',
    'T3CHECK14DE',
    '/customer-experience/accessibility?desktop=true',
    'accessibility',
    'good average poor',
  ],
  [
    'facebook',
    'T3NAV3FA',
    '/social-media/facebook',
    'facebook socialcontent',
    'active inactive incorrect_handle no_account not_connected need_more_details we_need_more_details',
  ],
  [
    'instagram',
    'T3NAV5IN',
    '/social-media/instagram',
    'instagram socialcontent',
    'active inactive incorrect_handle no_account not_connected need_more_details we_need_more_details',
  ],
  [
    'twitter',
    'T3NAV2TW',
    '/social-media/twitter',
    'twitter socialcontent',
    'active inactive incorrect_handle no_account not_connected need_more_details we_need_more_details',
  ],
  ['linkedin', 'FETTLE-LINKEDIN', '/social-media/linkedin', '', 'comming_soon'],
  ['sitespeed-mobile', 'T3NAV9SIM', '/sitespeed?mobile=true', 'pagespeed', 'fast medium slow'],
  ['sitespeed-desktop', 'T3NAV9SID', '/sitespeed?desktop=true', 'pagespeed', 'fast medium slow'],
]

/** Where the previous/next order of the specification stops, without the front page at both ends. */
const TOUR = [
  '/compliance/ssl',
  '/compliance/legal-necessities',
  '/visibility/broken-links',
  '/visibility/sitemap',
  '/visibility/google-my-business',
  '/visibility/search-ranking',
  '/visibility/site-keywords',
  '/visibility/shopping-cart',
  '/customer-experience/layout',
  '/customer-experience/contact-form',
  '/customer-experience/ecommerce',
  '/customer-experience/confirmation-emails',
  '/customer-experience/about-us',
  '/customer-experience/content-display-on-social',
  '/social-media/instagram',
  '/social-media/twitter',
  '/social-media/facebook',
  '/sitespeed',
]

const sorted = (words: string): string[] => words.split(' ').toSorted()
const byId = (rows: readonly Row[]) =>
  rows
    .map(([id, code, path, triggers, statuses]) => [id, code, path, sorted(triggers), sorted(statuses)])
    .toSorted(([a], [b]) => String(a).localeCompare(String(b)))

/** A check as a row. The status for "could not look" is told where it is not the usual one. */
function rowOf({ id, code, path, triggers, statuses, unableStatus }: AnyCheck): Row {
  const own = new Set([...Object.keys(statuses), unableStatus])
  own.delete('unable_to_detect')
  return [id, code, path, triggers.join(' '), [...own].join(' ')]
}

describe('the pinned table of checks', () => {
  it("has the specification's ids, codes, routes, triggers and statuses, and no others", () => {
    assert.deepEqual(byId(catalogue.map(rowOf)), byId(SPECIFIED))
  })

  it("has the stops of the specification's tour, in its order", () => {
    assert.deepEqual(
      tourOf(catalogue).map(({ path }) => path),
      TOUR,
    )
  })
})
