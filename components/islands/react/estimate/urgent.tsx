import { clsx } from "clsx";
import type { ReactNode } from "react";
import { CallLink } from "@/components/islands/script/call/call-link";
import type { EstimateData } from "@/lib/estimate/types";
import styles from "./urgent.module.css";

type Props = { rule: string; phone: EstimateData["phone"]; icon: ReactNode; className?: string };

/** The safety rule of an answer that needs a call at once, and the phone. */
export function Urgent({ rule, phone: { tel, call, display, hours }, icon, className }: Props) {
  return (
    <div className={clsx(styles.edge, "py-1 pl-4", className)}>
      <p className="font-medium text-heading">{rule}</p>
      <CallLink className="button button-amber mt-3.5 w-full" tel={tel} place="estimate">
        {icon}
        <span>
          {call} <span className="numerals">{display}</span>
        </span>
      </CallLink>
      <p className="mt-2 text-sm">{hours}</p>
    </div>
  );
}
