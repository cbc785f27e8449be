import { Notifications } from '@mantine/notifications'

/** The toasts that are shown now. */
export const Toasts = () => <Notifications position="bottom-center" />
