import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { enquirySchema } from '#core/messages/forms.ts'
import { LEAST_MS } from '#core/messages/suspect.ts'
import { callApi } from '#web/app/calls/client.ts'

/** The form of an enquiry before anything is typed. */
export const EMPTY = {
  request: 'enquiry',
  topic: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  company: '',
  country: '',
  message: '',
  consent: false,
  homepage: '',
}
type EnquiryValues = typeof EMPTY

/** Judged here as it is on the server, but for addresses at hosts that the operator named. */
export const enquiryForm = enquirySchema()
/** What people typed, without the field that they do not see. */
export const typedIn = ({ homepage: _trap, ...typed }: EnquiryValues) => typed

const DAY_MS = 86_400_000
/** The word that says when the form was opened. */
export const ticket = queryOptions({
  queryKey: ['messages', 'ticket'],
  queryFn: () => callApi('GET /messages/ticket'),
  staleTime: DAY_MS,
})

/** Clocks are read to the millisecond on both sides. */
const MARGIN_MS = 200

/**
 * The word to send, once it is old enough: whoever comes back to a form that is filled in already sends it at once, and is no program
 * for that.
 */
export async function agedTicket(client: QueryClient): Promise<string> {
  const { ticket: word } = await client.fetchQuery(ticket)
  const came = client.getQueryState(ticket.queryKey)?.dataUpdatedAt ?? Date.now()
  const left = came + LEAST_MS + MARGIN_MS - Date.now()
  if (left > 0) await new Promise((over) => setTimeout(over, left))
  return word
}
