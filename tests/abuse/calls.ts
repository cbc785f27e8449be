import { contract } from '#api/contract/contract.ts'
import { EMPTY_SUMMARY } from '#summary/summary.ts'
import type { Answered, TestBrowser } from '#support/api.ts'
import { FLORIST } from '#support/onboarding.ts'
import { ADS_SAMPLES } from './ads-calls.ts'
import type { Owned, Sample } from './sample.ts'

const preferences = {
  version: 1,
  notifyAny: true,
  notifyResults: true,
  notifySummary: true,
  summaryEvery: 'month',
  notifyReminders: true,
  notifyNews: false,
}
const trigger = { type: 'worker', target: 'website', metadata: { service: 'content' } }

/** Input for every call of the contract: a new call without it does not compile, and fails the tests. */
export const SAMPLES: Readonly<Record<keyof typeof contract, Sample>> = {
  'POST /visits': { path: '/visits', body: { address: 'joes.fixture' } },
  'GET /scans/{id}': { path: ({ scan }) => `/scans/${scan}` },
  'POST /scans/{id}/stop': { path: ({ scan }) => `/scans/${scan}/stop` },
  'GET /events': { path: '/events' },
  'GET /results': { path: '/results' },
  'GET /me': { path: '/me' },
  'GET /session': { path: '/session' },
  'POST /me/tour-seen': { path: '/me/tour-seen' },
  'GET /medias': { path: '/medias' },
  'GET /media/{id}': { path: '/media/101' },
  'POST /toggleFavourite': {
    path: '/toggleFavourite',
    body: { mediaId: 101, uid: '00000000-0000-4000-8000-000000000000' },
  },
  'GET /my-media': { path: '/my-media' },
  'PUT /my-media/{id}': { path: '/my-media/101', body: { seconds: 12, finished: false } },
  'POST /onboarding': { path: '/onboarding', body: FLORIST },
  'GET /onboarding/found': { path: '/onboarding/found' },
  'GET /profile/business-info': { path: '/profile/business-info' },
  'PUT /profile/business-info': { path: '/profile/business-info', body: { version: 1 } },
  'GET /profile/my-account': { path: '/profile/my-account' },
  'PUT /profile/my-account': { path: '/profile/my-account', body: { version: 1 } },
  'GET /profile/online-presence': { path: '/profile/online-presence' },
  'PUT /profile/online-presence': { path: '/profile/online-presence', body: { version: 1 } },
  'GET /profile/my-preferences': { path: '/profile/my-preferences' },
  'PUT /profile/my-preferences': { path: '/profile/my-preferences', body: preferences },
  'GET /answers/{check}': { path: '/answers/ecommerce' },
  'PUT /answers/{check}': { path: '/answers/ecommerce', body: { answers: { 'S-SELL': 'no' } } },
  'GET /lighter-pictures/{name}': { path: '/lighter-pictures/hero.jpg' },
  'PUT /first-job/words': { path: '/first-job/words', body: { words: { 'days-to-answer': '2' } } },
  'PUT /fixes/words': { path: '/fixes/words', body: { words: { 'days-to-answer': '2' } } },
  'GET /export': { path: '/export' },
  'GET /admin/health': { path: '/admin/health' },
  'GET /admin/queue': { path: '/admin/queue' },
  'POST /admin/queue/{id}/retry': { path: ({ job }) => `/admin/queue/${job}/retry` },
  'GET /admin/mails': { path: '/admin/mails' },
  'GET /admin/mails/{id}': { path: ({ mail }) => `/admin/mails/${mail}` },
  'POST /admin/mails/{id}/retry': { path: ({ mail }) => `/admin/mails/${mail}/retry` },
  'GET /admin/messages': { path: '/admin/messages' },
  'GET /admin/messages/{id}': { path: ({ message }) => `/admin/messages/${message}` },
  'POST /admin/messages/{id}/answer': {
    path: ({ message }) => `/admin/messages/${message}/answer`,
    body: { text: 'Here.' },
  },
  'PUT /admin/messages/{id}/state': {
    path: ({ message }) => `/admin/messages/${message}/state`,
    body: { state: 'closed' },
  },
  'GET /admin/users': { path: '/admin/users' },
  'GET /admin/users/{id}': { path: ({ owner }) => `/admin/users/${owner}` },
  'POST /admin/users/{id}/sign-out': { path: ({ owner }) => `/admin/users/${owner}/sign-out` },
  'POST /admin/users/{id}/delete': {
    path: ({ owner }) => `/admin/users/${owner}/delete`,
    body: { email: 'ann@owners.fixture' },
  },
  'PUT /admin/websites/{ownerId}': {
    path: ({ owner }) => `/admin/websites/${owner}`,
    body: { address: 'joes.fixture' },
  },
  'GET /admin/settings': { path: '/admin/settings' },
  'PUT /admin/settings/testimonials': {
    path: '/admin/settings/testimonials',
    body: { version: 1, value: [] },
  },
  'PUT /admin/settings/support': { path: '/admin/settings/support', body: { version: 1, value: {} } },
  'PUT /admin/settings/left-alone': { path: '/admin/settings/left-alone', body: { version: 1, value: {} } },
  'PUT /admin/settings/retention': { path: '/admin/settings/retention', body: { version: 1, value: {} } },
  'PUT /admin/settings/notice': { path: '/admin/settings/notice', body: { version: 1, value: {} } },
  'GET /categories/{category}': { path: '/categories/compliance' },
  'GET /checks/{id}': { path: '/checks/ssl' },
  'GET /checks/{id}/history': { path: '/checks/ssl/history' },
  'GET /first-job': { path: '/first-job' },
  'GET /checks/{id}/fixes': { path: '/checks/ssl/fixes' },
  'POST /hand-overs': { path: '/hand-overs', body: { checks: ['ssl'] } },
  'GET /hand-overs/asks/{checks}': { path: '/hand-overs/asks/ssl' },
  'GET /hand-overs': { path: '/hand-overs' },
  'DELETE /hand-overs/{id}': { path: ({ handOver }) => `/hand-overs/${handOver}` },
  'POST /hand-overs/{id}/checks/{check}/answers': {
    path: ({ handOver }) => `/hand-overs/${handOver}/checks/ssl/answers`,
    body: { text: 'Yes please' },
  },
  'GET /handed/{token}': { path: '/handed/a-token-of-nobody' },
  'GET /handed/{token}/pictures/{name}': { path: '/handed/a-token-of-nobody/pictures/hero.jpg' },
  'GET /handed/{token}/data': { path: '/handed/a-token-of-nobody/data' },
  'POST /handed/{token}/checks/{check}/run': { path: '/handed/a-token-of-nobody/checks/ssl/run' },
  'POST /handed/{token}/checks/{check}/questions': {
    path: '/handed/a-token-of-nobody/checks/ssl/questions',
    body: { text: 'May I?' },
  },
  'GET /messages': { path: '/messages' },
  'POST /messages/contact': {
    path: '/messages/contact',
    body: { subject: 'Roses', query: 'Where are they?', phone: '0212345678' },
  },
  'POST /messages/feedback': { path: '/messages/feedback', body: { rating: 5, name: 'Mia', text: 'Good' } },
  'GET /messages/ticket': { path: '/messages/ticket' },
  'POST /messages/enquiry': {
    path: '/messages/enquiry',
    body: { request: 'enquiry', topic: 'check', email: 'joe@joes.fixture', phone: '0212345678' },
  },
  'GET /summary/imports': { path: '/summary/imports' },
  'POST /summary/imports': {
    path: '/summary/imports',
    body: { service: 'xero', yearEnding: '2026-06-30' },
  },
  'GET /breach-lookups': { path: '/breach-lookups' },
  'POST /breach-lookups': { path: '/breach-lookups', body: { email: 'dora@joes.com.au', permitted: true } },
  'GET /connections': { path: '/connections' },
  'POST /connections/{service}/start': { path: '/connections/facebook/start' },
  'GET /connections/{service}/accounts': { path: '/connections/facebook/accounts' },
  'PUT /connections/{service}/account': { path: '/connections/facebook/account', body: { id: '42' } },
  'PUT /connections/{service}/choices': {
    path: '/connections/facebook/choices',
    body: { choices: { confirmed: 'yes' } },
  },
  'PUT /connections/{service}/mode': { path: '/connections/xero/mode', body: { mode: 'sample' } },
  'GET /checks/{id}/sample': { path: '/checks/facebook/sample' },
  'DELETE /connections/{service}': { path: '/connections/facebook' },
  ...ADS_SAMPLES,
  'GET /google-profile': { path: '/google-profile' },
  'PUT /google-profile': {
    path: '/google-profile',
    body: { title: 'Joe’s Plumbing', website: 'https://joes.com.au/' },
  },
  'PUT /google-profile/reviews/{review}/reply': {
    path: '/google-profile/reviews/r1/reply',
    body: { text: 'Thank you' },
  },
  'DELETE /google-profile/reviews/{review}/reply': { path: '/google-profile/reviews/r1/reply' },
  'DELETE /breach-lookups/{id}': { path: ({ lookUp }) => `/breach-lookups/${lookUp}` },
  'GET /analytics': { path: '/analytics' },
  'PUT /analytics': { path: '/analytics', body: { metric: 'newUsers', period: '7daysAgo' } },
  'POST /analytics/confirm': { path: '/analytics/confirm' },
  'GET /keyword-lookups': { path: '/keyword-lookups' },
  'GET /keyword-locations': { path: '/keyword-locations' },
  'POST /keyword-lookups': {
    path: '/keyword-lookups',
    body: { keyword: 'florist', device: 'mobile', location: '2036' },
  },
  'DELETE /keyword-lookups/{id}': { path: ({ keyword }) => `/keyword-lookups/${keyword}` },
  'GET /admin/connections': { path: '/admin/connections' },
  'PUT /admin/connections/{service}/settings/{name}': {
    path: '/admin/connections/data_breach_check/settings/HIBP_API_KEY',
    body: { value: '0123456789abcdef0123456789abcdef' },
  },
  'DELETE /admin/connections/{service}/settings/{name}': {
    path: '/admin/connections/data_breach_check/settings/HIBP_API_KEY',
  },
  'POST /admin/connections/{service}/test': { path: '/admin/connections/data_breach_check/test' },
  'PUT /checks/{id}/override': { path: '/checks/ssl/override', body: { kind: 'not_relevant', note: 'no' } },
  'DELETE /checks/{id}/override': { path: '/checks/ssl/override' },
  'GET /overview': { path: '/overview' },
  'GET /plan': { path: '/plan' },
  'GET /reports': { path: '/reports' },
  'POST /reports/{kind}': { path: '/reports/blueprint' },
  'GET /reports/{kind}': { path: '/reports/blueprint' },
  'GET /checks/{id}/{sheet}': { path: '/checks/broken-links/broken_links.csv' },
  'POST /triggers': { path: '/triggers', body: trigger },
  'POST /checks/{id}/run': { path: '/checks/ssl/run' },
  'POST /categories/{category}/run': { path: '/categories/compliance/run' },
  'POST /run': { path: '/run' },
  'GET /summary': { path: '/summary' },
  'PUT /summary': { path: '/summary', body: { version: 1, summary: EMPTY_SUMMARY } },
  'PUT /summary/logo': { path: '/summary/logo' },
  'DELETE /summary/logo': { path: '/summary/logo' },
  'GET /summary/logo/{id}': { path: ({ logo }) => `/summary/logo/${logo}` },
  'POST /summary/figures': { path: '/summary/figures', body: { csv: 'a,b' } },
  'GET /pricing': { path: '/pricing' },
  'GET /subscription': { path: '/subscription' },
  'POST /subscription/orders': { path: '/subscription/orders', body: { plan: 'annual' } },
  'GET /subscription/orders/{id}': { path: ({ order }) => `/subscription/orders/${order}` },
  'POST /subscription/cancel': { path: '/subscription/cancel' },
  'POST /subscription/card': { path: '/subscription/card' },
  'GET /subscription/receipts/{id}': { path: ({ receipt }) => `/subscription/receipts/${receipt}` },
  'GET /sign-in/providers': { path: '/sign-in/providers' },
  'GET /health': { path: '/health' },
  'GET /support': { path: '/support' },
  'GET /testimonials': { path: '/testimonials' },
  'GET /tools': { path: '/tools' },
  'PUT /tools/answers': { path: '/tools/answers', body: { answers: { 'S-TOOL2': 'low' } } },
  'PUT /tools/{id}/favourite': { path: '/tools/xero/favourite', body: { isFavourite: true } },
  'GET /way-online': { path: '/way-online' },
  'PUT /way-online': { path: '/way-online', body: { budget: 'some', done: ['maps'] } },
  'GET /admin/tools': { path: '/admin/tools' },
  'GET /admin/tools/{id}': { path: '/admin/tools/xero' },
  'POST /admin/tools': { path: '/admin/tools', body: { name: 'Books' } },
  'PUT /admin/tools/{id}': { path: '/admin/tools/xero', body: { version: 0, name: 'Books' } },
}

/** Bytes that a call reads of a body unless the contract says another number. */
const USUAL_BYTES = 262_144

/** Every call of the contract with its input. */
export const CALLS = Object.entries(contract).map(
  ([name, { access, takesFile = false, mostBytes = USUAL_BYTES }]) => {
    const [method = '', pattern = ''] = name.split(' ')
    const sample: Sample | undefined = Object.entries(SAMPLES).find(([one]) => one === name)?.[1]
    return { name, method, pattern, access, takesFile, mostBytes, sample }
  },
)
export type Call = (typeof CALLS)[number]

const SIGN_UP = {
  email: 'dog@owners.fixture',
  password: 'a',
  firstName: 'Dog',
  lastName: 'Rose',
  website: '',
}
export const authCall = (path: string, body: Record<string, unknown>): Call => ({
  name: `POST /auth${path}`,
  method: 'POST',
  pattern: `/auth${path}`,
  access: 'everybody',
  takesFile: false,
  mostBytes: USUAL_BYTES,
  sample: { path: `/auth${path}`, body },
})

/** Calls of the accounts' own API with a body; they are not in our contract. */
export const AUTH_CALLS: readonly Call[] = [
  authCall('/sign-up/email', SIGN_UP),
  authCall('/sign-in/email', { email: SIGN_UP.email, password: 'a' }),
  authCall('/request-password-reset', { email: SIGN_UP.email }),
  authCall('/send-verification-email', { email: SIGN_UP.email }),
  authCall('/verify-email', { token: 'a' }),
  authCall('/reset-password', { token: 'a', newPassword: 'a' }),
  authCall('/change-password', { currentPassword: 'a', newPassword: 'a' }),
  authCall('/change-email', { newEmail: SIGN_UP.email }),
  authCall('/delete-user', { password: 'a' }),
  authCall('/one-time-token/verify', { token: 'a' }),
  authCall('/one-time-token/generate', {}),
  authCall('/sign-out', {}),
  authCall('/revoke-sessions', {}),
]

export const pathOf = ({ sample }: Call, owned: Owned): string =>
  typeof sample?.path === 'function' ? sample.path(owned) : (sample?.path ?? '/')

/** Makes a call with valid input. */
export const send = (browser: TestBrowser, call: Call, owned: Owned): Promise<Answered> =>
  browser.call(
    call.method,
    pathOf(call, owned),
    call.method === 'GET' ? undefined : (call.sample?.body ?? {}),
  )
