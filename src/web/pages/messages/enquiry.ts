import { queryOptions } from '@tanstack/react-query'
import { enquirySchema } from '#core/messages/forms.ts'
import { call } from '../../app/client.ts'

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
  queryFn: () => call('GET /messages/ticket'),
  staleTime: DAY_MS,
})
