import { text } from 'node:stream/consumers'
import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import { fileAnswer, myobAccountsAnswer, myobReportAnswer } from '#connectors/myob/schema.ts'
import { startWebServer } from '#support/web-server.ts'
import { MYOB_FILES, type MyobFile } from './myob-books.data.ts'
import { type Reply, shaped } from './reply.ts'

export const MYOB_KEY = 'stand-in-key-of-myob'
/** A permission that its owner took back. */
export const WITHDRAWN_MYOB_TOKEN = 'withdrawn'

const day = z.iso.date()
const basis = { YearEndAdjust: z.enum(['true', 'false']), ReportingBasis: z.enum(['Cash', 'Accrual']) }
const balanceSheetQuery = z.strictObject({ AsOfDate: day, ...basis })
const profitQuery = z.strictObject({ StartDate: day, EndDate: day, ...basis })
const whole = z.string().regex(/^\d+$/u)
const accountQuery = z.strictObject({ $top: whole.optional(), $skip: whole.optional() })
const noQuery = z.strictObject({})

const refusal = (status: number, Name: string, Message: string): Reply => ({
  status,
  body: { Errors: [{ Name, Message, AdditionalDetails: '', ErrorCode: 10_000 + status, Severity: 'Error' }] },
})
/** What MYOB does not document: no test expects it. */
const broken = (detail: string): Reply => refusal(422, 'ContractBroken', detail)

/** Years with bookings. */
const BOOKED = /^202[456]-/u

/** A stand-in for MYOB Business on loopback, with two business files. There is no public contract: it takes the documented attributes, and nothing else. */
export async function openMyob({ port = 0, pageOf = 1_000 }: { port?: number; pageOf?: number } = {}) {
  const scripted: { part: RegExp; reply: Reply }[] = []
  const paths: string[] = []
  const server = await startWebServer(
    (path) => async (request, response) => {
      const sent = await text(request)
      paths.push(path)
      const place = scripted.findIndex(({ part }) => part.test(path))
      const [given] = place < 0 ? [] : scripted.splice(place, 1)
      const reply = given?.reply ?? answer(request, new URL(path, 'http://localhost'), sent)
      response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers })
      response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body ?? ''))
    },
    { host: '127.0.0.1', port },
  )

  function answer({ method, headers }: IncomingMessage, url: URL, body: string): Reply {
    if (method !== 'GET') return refusal(405, 'MethodNotAllowed', 'Only GET')
    if (body !== '') return broken('a body on GET')
    if (headers['x-myobapi-key'] !== MYOB_KEY) return refusal(403, 'InvalidApiKey', 'The API key is invalid')
    if (headers['x-myobapi-version'] !== 'v2') return broken('x-myobapi-version has to be v2')
    const [, token = ''] = /^Bearer (.+)$/u.exec(headers.authorization ?? '') ?? []
    if (token === '' || token === WITHDRAWN_MYOB_TOKEN)
      return refusal(401, 'OAuthTokenIsInvalid', 'The supplied OAuth token is not valid')
    const [, id = '', path = ''] = /^\/accountright\/([\w-]+)(\/.*)?$/u.exec(url.pathname) ?? []
    const file = MYOB_FILES.find((one) => one.id === id)
    if (!file) return refusal(403, 'AccessDenied', 'Access to this company file is denied')
    return resource(file, path, Object.fromEntries(url.searchParams))
  }

  function resource(file: MyobFile, path: string, query: Record<string, string>): Reply {
    switch (path) {
      case '':
        return asked(noQuery, query, () => fileView(file))
      case '/Report/BalanceSheetSummary':
        return asked(balanceSheetQuery, query, ({ AsOfDate, ReportingBasis, YearEndAdjust }) =>
          shaped(myobReportAnswer, {
            AsOfDate: `${AsOfDate}T00:00:00`,
            YearEndAdjust: YearEndAdjust === 'true',
            ReportingBasis,
            AccountsBreakdown: breakdown(file, AsOfDate, SHEET),
          }),
        )
      case '/Report/ProfitAndLossSummary':
        return asked(profitQuery, query, ({ StartDate, EndDate, ReportingBasis, YearEndAdjust }) =>
          shaped(myobReportAnswer, {
            StartDate: `${StartDate}T00:00:00`,
            EndDate: `${EndDate}T23:59:59`,
            ReportingBasis,
            YearEndAdjust: YearEndAdjust === 'true',
            AccountsBreakdown: breakdown(file, EndDate, PROFIT),
          }),
        )
      case '/GeneralLedger/Account':
        return asked(accountQuery, query, ({ $skip = '0' }) => accountPage(file, Number($skip)))
      default:
        return refusal(404, 'NotFound', 'The resource does not exist')
    }
  }

  function accountPage(file: MyobFile, from: number): Reply {
    const Items = file.accounts.slice(from, from + pageOf).map(({ amount, ...account }) => ({
      ...account,
      CurrentBalance: amount,
      IsActive: true,
    }))
    const isLast = from + pageOf >= file.accounts.length
    // The address of the next page is of another host, so that a test sees that nobody follows it.
    return shaped(myobAccountsAnswer, {
      Items,
      Count: file.accounts.length,
      NextPageLink: isLast ? null : `https://elsewhere.fixture/next?$skip=${from + pageOf}`,
    })
  }

  return {
    /** For the setting of endpoints. */
    base: server.origin,
    paths,
    /** Answers the next request to a path of this form with that, whatever it is. */
    answerNext: (part: RegExp, ...replies: Reply[]) =>
      void scripted.push(...replies.map((reply) => ({ part, reply }))),
    close: () => server.close(),
  }
}

const SHEET: ReadonlySet<string> = new Set(['Asset', 'Liability', 'Equity'])
const PROFIT: ReadonlySet<string> = new Set([
  'Income',
  'CostOfSales',
  'Expense',
  'OtherIncome',
  'OtherExpense',
])

const breakdown = ({ id, accounts }: MyobFile, date: string, classes: ReadonlySet<string>) =>
  accounts
    .filter(({ Classification }) => classes.has(Classification))
    .map(({ UID, Name, DisplayID, amount }) => ({
      AccountTotal: BOOKED.test(date) ? amount : 0,
      Account: {
        UID,
        Name,
        DisplayID,
        URI: `https://api.myob.com/accountright/${id}/GeneralLedger/Account/${UID}`,
      },
    }))

const fileView = ({ id, name, country }: MyobFile): Reply =>
  shaped(fileAnswer, {
    CompanyFile: { Id: id, Name: name, Country: country, ProductVersion: '2026.3' },
    Resources: [],
  })

function asked<Query>(
  shape: z.ZodType<Query>,
  query: Record<string, string>,
  work: (read: Query) => Reply,
): Reply {
  const read = shape.safeParse(query)
  return read.success ? work(read.data) : broken(z.prettifyError(read.error))
}
