const previewPath = /^\/module-preview\/([\w-]+)$/

export const isPreviewPath = (path: string): boolean => previewPath.test(path)

/** The module that an address shows. */
export const moduleIdIn = (path: string): string => previewPath.exec(path)?.[1] ?? ''
