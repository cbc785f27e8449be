import { toastOf } from '../calls/failure.ts'

/** Equal failures are shown once within this time: several calls may fail at once. */
const ONCE_MS = 5_000
const shown = new Map<string, number>()

let isWanted = false
const listeners = new Set<() => void>()

/** Whether a toast was ever shown: then their container is loaded. */
export const areToastsWanted = (): boolean => isWanted

/** Calls `listener` with each toast; returns what stops that. */
export function onToastsWanted(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows what failed, once. */
export function showFailure(error: unknown): void {
  const message = toastOf(error)
  if (message !== null) showProblem(message)
}

/** Shows that something is not available. */
export function showProblem(message: string): void {
  const now = Date.now()
  if (now - (shown.get(message) ?? -ONCE_MS) < ONCE_MS) return
  shown.set(message, now)
  show(message, 'error')
}

/** Shows that something worked, each time that it did. */
export const showDone = (message: string): void => show(message, 'success')

function show(message: string, color: 'error' | 'success'): void {
  isWanted = true
  for (const listener of listeners) listener()
  void import('@mantine/notifications').then(
    ({ notifications }) =>
      notifications.show({
        message,
        color,
        withBorder: true,
        closeButtonProps: { 'aria-label': 'Close' },
        style: { whiteSpace: 'pre-line' },
      }),
    // Without a connection there may be no code to show it with.
    () => undefined,
  )
}
