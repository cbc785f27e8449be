import type { IconProps } from '@tabler/icons-react'
import type { ComponentType } from 'react'

/** A component that draws an icon. */
export type IconDrawing = ComponentType<IconProps>

interface KitIconProps {
  of: IconDrawing
  /** Pixels. */
  size?: number
  className?: string | undefined
}

/** A line icon beside words; never the only carrier of a meaning. */
export function Icon({ of: Drawing, size = 20, className }: KitIconProps) {
  return <Drawing size={size} stroke={1.8} aria-hidden className={className} style={{ flex: 'none' }} />
}
