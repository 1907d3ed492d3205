/**
 * A new id that no other has (a random UUID, version 4). `crypto.randomUUID` is missing where a page comes without TLS from
 * another machine, such as to a telephone in the network of an evaluation.
 */
export declare function newId(): string;
