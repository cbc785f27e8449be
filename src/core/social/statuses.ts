import type { Tone } from '../display.ts'

export type SocialStatus =
  | 'active'
  | 'inactive'
  | 'no_account'
  | 'we_need_more_details'
  | 'need_more_details'
  | 'not_connected'
  | 'incorrect_handle'

/** The tone of each status of a network (decisions, section 3). */
export const SOCIAL_TONES: Readonly<Record<SocialStatus, Tone>> = {
  active: 'success',
  inactive: 'warning',
  incorrect_handle: 'warning',
  no_account: 'more_info',
  not_connected: 'more_info',
  we_need_more_details: 'more_info',
  need_more_details: 'more_info',
}
