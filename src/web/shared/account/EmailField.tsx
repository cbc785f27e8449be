import { TextInput } from '@mantine/core'
import type { ComponentProps } from 'react'

/** The address of an account. */
export const EmailField = (field: ComponentProps<typeof TextInput>) => (
  <TextInput label="Email" type="email" inputMode="email" autoComplete="username" {...field} />
)
