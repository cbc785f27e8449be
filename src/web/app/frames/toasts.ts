import { toastOf } from '../calls/failure.ts'

/** Equal texts are shown once within this time. */
const ONCE_MS = 5_000
const shown = new Map<string, number>()

let isWanted = false
const listeners = new Set<() => void>()

/** Whether a toast was ever shown: then their container is loaded. */
export const areToastsWanted = (): boolean => isWanted

export function onToastsWanted(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows what failed, once. */
export function showFailure(error: unknown): void {
  const message = toastOf(error)
  if (message !== null) show(message, 'error')
}

/** Shows that something is not available. */
export const showProblem = (message: string): void => show(message, 'error')

/** Shows that something worked. */
export const showDone = (message: string): void => show(message, 'success')

function show(message: string, color: 'error' | 'success'): void {
  const now = Date.now()
  if (now - (shown.get(message) ?? -ONCE_MS) < ONCE_MS) return
  shown.set(message, now)
  isWanted = true
  for (const listener of listeners) listener()
  void import('@mantine/notifications').then(({ notifications }) =>
    notifications.show({
      message,
      color,
      withBorder: true,
      closeButtonProps: { 'aria-label': 'Close' },
      style: { whiteSpace: 'pre-line' },
    }),
  )
}
