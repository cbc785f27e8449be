import { useLocation } from '@tanstack/react-router'

/** The dialogs with which an address can open a check's page: its questions, and what the owner can do beside its steps. */
const DIALOGS = ['survey', 'changes'] as const
export type PageDialog = (typeof DIALOGS)[number]

/** The address of a check's page with one of its dialogs open. */
export const pathWithDialog = (path: string, dialog: PageDialog): string =>
  `${path}${path.includes('?') ? '&' : '?'}${dialog}=true`

/** The dialog that the query of an address asks for. */
export const dialogOf = (search: Readonly<Record<string, unknown>>): PageDialog | null =>
  DIALOGS.find((dialog) => search[dialog] === true || search[dialog] === 'true') ?? null

/** The dialog with which this page was asked for. */
export const useOpenDialog = (): PageDialog | null => dialogOf({ ...useLocation().search })
