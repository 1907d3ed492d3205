import { type Contact } from '../brand.ts';
/** How the agency is reached: what staff have published, or what is configured. Its route says `reads: ['contact']`. */
export declare function useContact(): Contact;
