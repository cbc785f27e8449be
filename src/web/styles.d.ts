/** Style files as the bundler gives them: a module answers its class names, a plain one only takes effect. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
declare module '*.css'
