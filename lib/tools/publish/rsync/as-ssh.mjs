/**
 * What rsync starts in place of ssh: it hands everything over to the deploy, which has a connection already (line.ts).
 * Arguments: the socket of the deploy, then those for ssh, a name and the command.
 */
import { connect } from "node:net";

const [path = "", , ...command] = process.argv.slice(2);
const socket = connect(path);
socket.write(`${command.join(" ")}\n`);
process.stdin.pipe(socket);
socket.pipe(process.stdout);
// Nobody listens any more.
socket.once("close", () => process.stdin.destroy()).on("error", () => process.stdin.destroy());
process.stdout.on("error", () => socket.destroy());
