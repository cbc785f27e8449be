import { Notifications } from '@mantine/notifications'

/** The visible toasts. */
export const Toasts = () => <Notifications position="bottom-center" />
