import { z } from 'zod'

/** How often an owner is sent a summary. */
export const SUMMARY_EVERY = ['week', 'month'] as const

/** `/profile/my-preferences`: which mails an owner wants (decisions, section 16). */
export const preferencesSchema = z.strictObject({
  /** One switch for all: when it is off, no mail is sent whatever the others are. */
  notifyAny: z.boolean(),
  /** A result changed. */
  notifyResults: z.boolean(),
  notifySummary: z.boolean(),
  summaryEvery: z.enum(SUMMARY_EVERY),
  /** Reminders of the plan. */
  notifyReminders: z.boolean(),
  /** News of the product. */
  notifyNews: z.boolean(),
})
export type Preferences = z.infer<typeof preferencesSchema>

/** Used until the owner chooses. */
export const USUAL_PREFERENCES: Preferences = {
  notifyAny: true,
  notifyResults: true,
  notifySummary: true,
  summaryEvery: 'month',
  notifyReminders: true,
  notifyNews: false,
}

export const NOTIFICATION_KINDS = ['results', 'summary', 'reminders', 'news'] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/** Whether the owner wants mail of this kind. */
export function wantsNotification(preferences: Preferences, kind: NotificationKind): boolean {
  const { notifyAny, notifyResults, notifySummary, notifyReminders, notifyNews } = preferences
  const wanted = {
    results: notifyResults,
    summary: notifySummary,
    reminders: notifyReminders,
    news: notifyNews,
  }
  return notifyAny && wanted[kind]
}
