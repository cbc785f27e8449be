import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { LEAST_MS } from '#core/messages/suspicion.ts'
import { callApi } from '#web/app/calls/client.ts'
import { DAY_MS } from '#core/time-units.ts'

/** The values of an empty enquiry. */
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

/** The typed values, without the trap field. */
export const typedIn = ({ homepage: _trap, ...typed }: EnquiryValues) => typed

/** The ticket with the time at which the form was opened. */
export const ticket = queryOptions({
  queryKey: ['messages', 'ticket'],
  queryFn: () => callApi('GET /messages/ticket'),
  staleTime: DAY_MS,
})

/** Both clocks are read to the millisecond. */
const MARGIN_MS = 200

/**
 * The ticket to send, once it is old enough: somebody who returns to a form with a draft sends it at once, and is no program
 * for that.
 */
export async function agedTicket(client: QueryClient): Promise<string> {
  const { ticket: word } = await client.fetchQuery(ticket)
  const came = client.getQueryState(ticket.queryKey)?.dataUpdatedAt ?? Date.now()
  const left = came + LEAST_MS + MARGIN_MS - Date.now()
  if (left > 0) await new Promise((over) => setTimeout(over, left))
  return word
}
