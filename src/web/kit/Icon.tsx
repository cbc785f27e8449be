import type { ComponentType } from 'react'
import type { IconProps } from './icon-drawing.ts'

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
